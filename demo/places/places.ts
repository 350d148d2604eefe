import { toBurmeseDigits } from '#resources/text/digits.ts'
import { around, mix, pick, weighted } from '../chance.ts'
import { spread, townByKey, towns, type DemoTown } from './towns.ts'

/** More shops stand where more people live. */
const heavy: Readonly<Record<string, number>> = {
  yangon: 9,
  mandalay: 6,
  naypyitaw: 7,
  bago: 3,
  ayeyarwady: 3,
  shan: 3,
}
const drawn = weighted(towns.map((town) => [town, heavy[town.region] ?? 2] as const))

export function townOf(n: number): DemoTown {
  return pick(drawn, n, 21)
}

/** Latitude and longitude near the market of a town, rounded as a phone gives them (about a metre). */
export function placeIn(town: DemoTown, n: number): { latitude: number; longitude: number } {
  const reach = spread(town.key)
  return {
    latitude: Math.round((town.latitude + around(n, 22) * reach) * 1e5) / 1e5,
    longitude: Math.round((town.longitude + around(n, 24) * reach) * 1e5) / 1e5,
  }
}

const streets: readonly (readonly [english: string, burmese: string])[] = [
  ['Bogyoke Road', 'ဗိုလ်ချုပ်လမ်း'],
  ['Zay Street', 'ဈေးလမ်း'],
  ['Pagoda Road', 'ဘုရားလမ်း'],
  ['Station Road', 'ဘူတာရုံလမ်း'],
  ['Hospital Road', 'ဆေးရုံလမ်း'],
  ['Kannar Road', 'ကမ်းနားလမ်း'],
  ['Mya Yadanar Street', 'မြရတနာလမ်း'],
  ['Thiri Street', 'သီရိလမ်း'],
  ['Thukha Street', 'သုခလမ်း'],
  ['Padauk Street', 'ပိတောက်လမ်း'],
  ['Thazin Street', 'သဇင်လမ်း'],
  ['Anawrahta Road', 'အနော်ရထာလမ်း'],
  ['Bayint Naung Road', 'ဘုရင့်နောင်လမ်း'],
  ['Bandula Road', 'ဗန္ဓုလလမ်း'],
  ['Kyaung Street', 'ကျောင်းလမ်း'],
  ['Myoma Street', 'မြို့မလမ်း'],
  ['Aung Zeya Street', 'အောင်ဇေယျလမ်း'],
  ['Circular Road', 'မြို့ပတ်လမ်း'],
]

const wards: readonly (readonly [english: string, burmese: string])[] = [
  ['Myoma Ward', 'မြို့မရပ်ကွက်'],
  ['Zay Paing Ward', 'ဈေးပိုင်းရပ်ကွက်'],
  ['Thiri Mingalar Ward', 'သီရိမင်္ဂလာရပ်ကွက်'],
  ['Aung Thukha Ward', 'အောင်သုခရပ်ကွက်'],
  ['Nyaung Pin Ward', 'ညောင်ပင်ရပ်ကွက်'],
  ['Shwe Taung Ward', 'ရွှေတောင်ရပ်ကွက်'],
  ['No. 3 Ward', 'အမှတ် (၃) ရပ်ကွက်'],
  ['No. 7 Ward', 'အမှတ် (၇) ရပ်ကွက်'],
  ['Pyi Taw Thar Ward', 'ပြည်တော်သာရပ်ကွက်'],
  ['Yadanar Pon Ward', 'ရတနာပုံရပ်ကွက်'],
]

const landmarks: readonly (readonly [english: string, burmese: string])[] = [
  ['opposite the market', 'ဈေးရှေ့'],
  ['near the clock tower', 'နာရီစင်အနီး'],
  ['beside the bank', 'ဘဏ်ဘေး'],
  ['behind the high school', 'အထကကျောင်းနောက်'],
  ['at the bus gate', 'ကားဂိတ်အနီး'],
  ['two doors from the pharmacy', 'ဆေးဆိုင်နှင့် နှစ်ခန်းကျော်'],
  ['on the corner by the banyan tree', 'ညောင်ပင်ထောင့်'],
  ['upstairs, blue door', 'အပေါ်ထပ်၊ တံခါးပြာ'],
]

const floors = ['Ground Floor, ', '1st Floor, ', 'Room 3, ', 'Shop 12, ', ''] as const
const numbers = ['၁၂', '၂၅', '၄၈', '၇၁', '၉၃', '၁၀၆', '၁၁၈', '၁၄၂', '၂၀၇', '၃၃၄'] as const
const downtown = new Set(['latha', 'lanmadaw', 'pabedan', 'kyauktada', 'botahtaung'])
/** The numbered streets of downtown Yangon run through these townships. */
const numbered: Readonly<Record<string, readonly [from: number, to: number]>> = {
  latha: [16, 22],
  lanmadaw: [10, 16],
  pabedan: [24, 30],
  kyauktada: [33, 42],
  botahtaung: [44, 52],
}
const grid = new Set(['aungmyethazan', 'chanayethazan', 'mahaaungmye', 'chanmyathazi'])

/** An address as people of that town write it; `burmese` says in which language. */
export function addressIn(town: DemoTown, n: number, burmese: boolean): string {
  const house = 1 + (mix(n, 26) % 260)
  const city = cityOf(town, burmese)
  if (downtown.has(town.key) && mix(n, 27) % 3 > 0) {
    const [from, to] = numbered[town.key] ?? [30, 40]
    const street = from + (mix(n, 28) % (to - from + 1))
    const block = mix(n, 29) % 3
    return burmese
      ? `အမှတ် (${toBurmeseDigits(String(house))})၊ ${toBurmeseDigits(String(street))} လမ်း (${['အောက်ဘလောက်', 'အလယ်ဘလောက်', 'အပေါ်ဘလောက်'][block]})၊ ${city}`
      : `${pick(floors, n, 30)}No. ${house}, ${street}${ordinal(street)} Street (${['Lower', 'Middle', 'Upper'][block]} Block), ${city}`
  }
  if (grid.has(town.key)) {
    const street = 62 + (mix(n, 27) % 22)
    const cross =
      (town.key === 'chanayethazan' ? 24 : town.key === 'aungmyethazan' ? 14 : town.key === 'mahaaungmye' ? 33 : 40) +
      (mix(n, 28) % 9)
    return burmese
      ? `${toBurmeseDigits(String(street))} လမ်း၊ ${toBurmeseDigits(String(cross))} × ${toBurmeseDigits(String(cross + 1))} လမ်းကြား၊ ${city}`
      : `${street}${ordinal(street)} Street, between ${cross}${ordinal(cross)} and ${cross + 1}${ordinal(cross + 1)}, ${city}`
  }
  const street = pick(streets, n, 27)
  const ward = pick(wards, n, 28)
  const mark = mix(n, 29) % 3 === 0 ? pick(landmarks, n, 30) : undefined
  return burmese
    ? `အမှတ် (${pick(numbers, n, 26)})၊ ${street[1]}၊ ${mark ? `${mark[1]}၊ ` : ''}${ward[1]}၊ ${city}`
    : `No. ${house}, ${street[0]}, ${mark ? `${mark[0]}, ` : ''}${ward[0]}, ${city}`
}

/** 'Bahan Township, Yangon' for a quarter of a city, the bare town elsewhere. */
function cityOf(town: DemoTown, burmese: boolean): string {
  const city = inCity.get(town.key)
  if (burmese) return city ? `${town.burmeseName}မြို့နယ်၊ ${city[1]}` : `${town.burmeseName}မြို့`
  return city ? `${town.name} Township, ${city[0]}` : town.name
}

const cityNames = {
  yangon: ['Yangon', 'ရန်ကုန်မြို့'],
  mandalay: ['Mandalay', 'မန္တလေးမြို့'],
  naypyitaw: ['Nay Pyi Taw', 'နေပြည်တော်'],
} as const
const ownTowns = new Set('pyinoolwin meiktila myingyan nyaungu kyaukpadaung kyaukse yamethin mogok thanlyin'.split(' '))
const inCity = new Map(
  towns.flatMap((town) => {
    const city = cityNames[town.region as keyof typeof cityNames]
    return city && !ownTowns.has(town.key) ? [[town.key, city] as const] : []
  }),
)

function ordinal(n: number): string {
  const tens = n % 100
  if (tens > 10 && tens < 14) return 'th'
  return ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'
}

export function townNamed(key: string): DemoTown {
  const town = townByKey.get(key)
  if (!town) throw new Error(`the demonstration names a town it does not have: ${key}`)
  return town
}
