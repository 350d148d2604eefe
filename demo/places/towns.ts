export type DemoTown = {
  key: string
  name: string
  burmeseName: string
  region: string
  latitude: number
  longitude: number
}

type Row = readonly [key: string, name: string, burmeseName: string, latitude: number, longitude: number]

/**
 * The main towns of each state and region, and the townships of Yangon, Mandalay and Nay Pyi Taw. The place is that of
 * the market quarter, to about a hundred metres; where a town lies on a river, a lake or the sea, a point on its dry side, where the coarse outline of the drawn map (docs/rules.md#maps) has land as well.
 */
const rows: Readonly<Record<string, readonly Row[]>> = {
  yangon: [
    ['latha', 'Latha', 'လသာ', 16.777, 96.151],
    ['lanmadaw', 'Lanmadaw', 'လမ်းမတော်', 16.78, 96.145],
    ['pabedan', 'Pabedan', 'ပန်းဘဲတန်း', 16.778, 96.157],
    ['kyauktada', 'Kyauktada', 'ကျောက်တံတား', 16.776, 96.162],
    ['botahtaung', 'Botahtaung', 'ဗိုလ်တထောင်', 16.777, 96.17],
    ['mingalataungnyunt', 'Mingala Taungnyunt', 'မင်္ဂလာတောင်ညွန့်', 16.787, 96.169],
    ['bahan', 'Bahan', 'ဗဟန်း', 16.812, 96.156],
    ['sanchaung', 'Sanchaung', 'စမ်းချောင်း', 16.806, 96.134],
    ['kamayut', 'Kamayut', 'ကမာရွတ်', 16.825, 96.131],
    ['hlaing', 'Hlaing', 'လှိုင်', 16.846, 96.124],
    ['mayangone', 'Mayangone', 'မရမ်းကုန်း', 16.867, 96.135],
    ['yankin', 'Yankin', 'ရန်ကင်း', 16.834, 96.166],
    ['tamwe', 'Tamwe', 'တာမွေ', 16.808, 96.173],
    ['thingangyun', 'Thingangyun', 'သင်္ဃန်းကျွန်း', 16.829, 96.189],
    ['southokkalapa', 'South Okkalapa', 'တောင်ဥက္ကလာပ', 16.849, 96.183],
    ['northokkalapa', 'North Okkalapa', 'မြောက်ဥက္ကလာပ', 16.903, 96.165],
    ['insein', 'Insein', 'အင်းစိန်', 16.892, 96.102],
    ['northdagon', 'North Dagon', 'ဒဂုံမြို့သစ် (မြောက်ပိုင်း)', 16.881, 96.192],
    ['hlaingthaya', 'Hlaingthaya', 'လှိုင်သာယာ', 16.866, 96.066],
    ['thanlyin', 'Thanlyin', 'သန်လျင်', 16.757, 96.252],
  ],
  mandalay: [
    ['aungmyethazan', 'Aungmyaythazan', 'အောင်မြေသာဇံ', 21.994, 96.087],
    ['chanayethazan', 'Chanayethazan', 'ချမ်းအေးသာစံ', 21.976, 96.086],
    ['mahaaungmye', 'Maha Aungmye', 'မဟာအောင်မြေ', 21.958, 96.09],
    ['chanmyathazi', 'Chanmyathazi', 'ချမ်းမြသာစည်', 21.937, 96.093],
    ['pyigyitagon', 'Pyigyitagon', 'ပြည်ကြီးတံခွန်', 21.918, 96.104],
    ['pyinoolwin', 'Pyin Oo Lwin', 'ပြင်ဦးလွင်', 22.034, 96.459],
    ['meiktila', 'Meiktila', 'မိတ္ထီလာ', 20.877, 95.867],
    ['myingyan', 'Myingyan', 'မြင်းခြံ', 21.462, 95.391],
    ['nyaungu', 'Nyaung-U', 'ညောင်ဦး', 21.193, 94.909],
    ['kyaukpadaung', 'Kyaukpadaung', 'ကျောက်ပန်းတောင်း', 20.841, 95.131],
    ['kyaukse', 'Kyaukse', 'ကျောက်ဆည်', 21.608, 96.134],
    ['yamethin', 'Yamethin', 'ရမည်းသင်း', 20.432, 96.141],
    ['mogok', 'Mogok', 'မိုးကုတ်', 22.916, 96.511],
  ],
  naypyitaw: [
    ['zabuthiri', 'Zabuthiri', 'ဇမ္ဗူသီရိ', 19.746, 96.101],
    ['ottarathiri', 'Ottarathiri', 'ဥတ္တရသီရိ', 19.83, 96.13],
    ['pyinmana', 'Pyinmana', 'ပျဉ်းမနား', 19.743, 96.206],
    ['lewe', 'Lewe', 'လယ်ဝေး', 19.635, 96.114],
    ['tatkon', 'Tatkon', 'တပ်ကုန်း', 20.127, 96.199],
  ],
  ayeyarwady: [
    ['pathein', 'Pathein', 'ပုသိမ်', 16.782, 94.742],
    ['hinthada', 'Hinthada', 'ဟင်္သာတ', 17.646, 95.452],
    ['maubin', 'Maubin', 'မအူပင်', 16.731, 95.65],
    ['myaungmya', 'Myaungmya', 'မြောင်းမြ', 16.597, 94.917],
    ['pyapon', 'Pyapon', 'ဖျာပုံ', 16.287, 95.677],
    ['bogale', 'Bogale', 'ဘိုကလေး', 16.294, 95.402],
    ['labutta', 'Labutta', 'လပွတ္တာ', 16.148, 94.763],
  ],
  bago: [
    ['bago', 'Bago', 'ပဲခူး', 17.334, 96.484],
    ['taungoo', 'Taungoo', 'တောင်ငူ', 18.94, 96.433],
    ['pyay', 'Pyay', 'ပြည်', 18.821, 95.225],
    ['thayarwady', 'Thayarwady', 'သာယာဝတီ', 17.652, 95.79],
    ['nyaunglebin', 'Nyaunglebin', 'ညောင်လေးပင်', 17.953, 96.723],
    ['phyu', 'Phyu', 'ဖြူး', 18.482, 96.438],
  ],
  magway: [
    ['magway', 'Magway', 'မကွေး', 20.149, 94.94],
    ['pakokku', 'Pakokku', 'ပခုက္ကူ', 21.339, 95.089],
    ['yenangyaung', 'Yenangyaung', 'ရေနံချောင်း', 20.463, 94.878],
    ['chauk', 'Chauk', 'ချောက်', 20.893, 94.83],
    ['taungdwingyi', 'Taungdwingyi', 'တောင်တွင်းကြီး', 20.003, 95.546],
    ['aunglan', 'Aunglan', 'အောင်လံ', 19.367, 95.227],
  ],
  sagaing: [
    ['sagaing', 'Sagaing', 'စစ်ကိုင်း', 21.884, 95.974],
    ['monywa', 'Monywa', 'မုံရွာ', 22.112, 95.143],
    ['shwebo', 'Shwebo', 'ရွှေဘို', 22.569, 95.698],
    ['kale', 'Kale', 'ကလေး', 23.19, 94.056],
    ['katha', 'Katha', 'ကသာ', 24.181, 96.328],
    ['tamu', 'Tamu', 'တမူး', 24.214, 94.307],
  ],
  tanintharyi: [
    ['dawei', 'Dawei', 'ထားဝယ်', 14.083, 98.201],
    ['myeik', 'Myeik', 'မြိတ်', 12.442, 98.614],
    ['kawthoung', 'Kawthoung', 'ကော့သောင်း', 10, 98.548],
  ],
  chin: [
    ['hakha', 'Hakha', 'ဟားခါး', 22.644, 93.604],
    ['falam', 'Falam', 'ဖလမ်း', 22.914, 93.678],
    ['tedim', 'Tedim', 'တီးတိန်', 23.372, 93.654],
    ['mindat', 'Mindat', 'မင်းတပ်', 21.374, 93.973],
  ],
  kachin: [
    ['myitkyina', 'Myitkyina', 'မြစ်ကြီးနား', 25.383, 97.39],
    ['bhamo', 'Bhamo', 'ဗန်းမော်', 24.261, 97.239],
    ['mohnyin', 'Mohnyin', 'မိုးညှင်း', 24.779, 96.371],
    ['putao', 'Putao', 'ပူတာအို', 27.332, 97.408],
  ],
  kayah: [
    ['loikaw', 'Loikaw', 'လွိုင်ကော်', 19.674, 97.21],
    ['demoso', 'Demoso', 'ဒီးမော့ဆို', 19.547, 97.157],
  ],
  kayin: [
    ['hpaan', 'Hpa-An', 'ဘားအံ', 16.886, 97.641],
    ['myawaddy', 'Myawaddy', 'မြဝတီ', 16.685, 98.488],
    ['kawkareik', 'Kawkareik', 'ကော့ကရိတ်', 16.556, 98.241],
  ],
  mon: [
    ['mawlamyine', 'Mawlamyine', 'မော်လမြိုင်', 16.47, 97.645],
    ['thaton', 'Thaton', 'သထုံ', 16.921, 97.371],
    ['kyaikto', 'Kyaikto', 'ကျိုက်ထို', 17.304, 97.015],
    ['mudon', 'Mudon', 'မုဒုံ', 16.258, 97.722],
    ['ye', 'Ye', 'ရေး', 15.248, 97.857],
  ],
  rakhine: [
    ['sittwe', 'Sittwe', 'စစ်တွေ', 20.149, 92.893],
    ['mraukoo', 'Mrauk-U', 'မြောက်ဦး', 20.593, 93.192],
    ['thandwe', 'Thandwe', 'သံတွဲ', 18.468, 94.367],
    ['kyaukpyu', 'Kyaukpyu', 'ကျောက်ဖြူ', 19.426, 93.549],
  ],
  shan: [
    ['taunggyi', 'Taunggyi', 'တောင်ကြီး', 20.785, 97.038],
    ['nyaungshwe', 'Nyaungshwe', 'ညောင်ရွှေ', 20.66, 96.935],
    ['kalaw', 'Kalaw', 'ကလော', 20.631, 96.564],
    ['aungban', 'Aungban', 'အောင်ပန်း', 20.663, 96.635],
    ['lashio', 'Lashio', 'လားရှိုး', 22.937, 97.75],
    ['kyaukme', 'Kyaukme', 'ကျောက်မဲ', 22.54, 97.029],
    ['hsipaw', 'Hsipaw', 'သီပေါ', 22.621, 97.3],
    ['muse', 'Muse', 'မူဆယ်', 23.985, 97.905],
    ['kengtung', 'Kengtung', 'ကျိုင်းတုံ', 21.293, 99.608],
    ['tachileik', 'Tachileik', 'တာချီလိတ်', 20.455, 99.884],
  ],
}

export const towns: readonly DemoTown[] = Object.entries(rows).flatMap(([region, list]) =>
  list.map(([key, name, burmeseName, latitude, longitude]) => ({
    key,
    name,
    burmeseName,
    region,
    latitude,
    longitude,
  })),
)

export const townByKey: ReadonlyMap<string, DemoTown> = new Map(towns.map((town) => [town.key, town]))

/** Half the breadth of the quarter shops are scattered over, in degrees, where the market is far from any water. */
const wide = new Set(
  'sanchaung yankin thingangyun southokkalapa northokkalapa northdagon mahaaungmye chanmyathazi pyigyitagon pyinoolwin kyaukpadaung yamethin myingyan kyaukse zabuthiri ottarathiri lewe tatkon nyaunglebin phyu thayarwady taungdwingyi shwebo kale mudon thaton taunggyi lashio aungban'.split(
    ' ',
  ),
)

/** How far from the given point a shop of this town may stand, in degrees (0.001 is about 110 m). */
export function spread(townKey: string): number {
  return wide.has(townKey) ? 0.006 : 0.0022
}
