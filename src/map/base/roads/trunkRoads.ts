import { packed } from '../shapesOf.ts'
import { stopAt } from './roadStops.ts'

/** A trunk road, as the stops it leads through (roadStops.ts), with points between as `latitude:longitude`. */
interface TrunkRoad {
  /** `main` roads are drawn on the country's map too, the others nearer in. */
  readonly rank: 'main' | 'other'
  readonly stops: string
}

const main = (stops: string): TrunkRoad => ({ rank: 'main', stops })
const other = (stops: string): TrunkRoad => ({ rank: 'other', stops })

const roads: readonly TrunkRoad[] = [
  // Yangon–Mandalay Expressway
  main(
    'htaukkyant 17.1:96.17 17.35:96.35 17.6:96.45 17.95:96.52 18.2:96.44 18.48:96.35 18.83:96.34 18.94:96.35 19.26:96.21 19.48:96.14 19.65:96.04 19.85:96.03 20.13:96.1 20.43:96.04 20.6:95.96 20.88:95.93 21.1:95.96 21.36:96 21.6:95.99 21.79:96.01 amarapura mandalay',
  ),
  // No. 1
  main(
    'yangon 16.87:96.13 16.91:96.125 htaukkyant hlegu inntakaw bago hpayagyi daiku nyaunglebin 18.07:96.67 kyauktaga penwegon 18.34:96.493 phyu 18.54:96.432 oktwin taungoo yedashe swa 19.4:96.27 yeni pyinmana 19.9:96.2 tatkon yamethin pyawbwe meiktila wundwin kume myittha kyaukse sintgaing myitnge amarapura mandalay',
  ),
  other('naypyitaw pyinmana'),
  other('19.65:96.04 naypyitaw 19.9:96.12 tatkon'),
  // To the south
  main(
    'hpayagyi waw theinzayat kyaikto bilin thaton 16.7:97.425 paung mottama mawlamyine mudon thanbyuzayat lamaing ye 14.95:97.97 kaleinaung yebyu dawei thayetchaung 13.6:98.45 palauk palaw 12.7:98.7 myeik',
  ),
  main('myeik 12.3:98.8 tanintharyi 11.8:98.98 11.5:98.95 bokpyin karathuri 10.65:98.68 khamaukgyi kawthoung'),
  main('thaton 16.95:97.5 hpaan eindu kyondoe kawkareik 16.62:98.38 myawaddy'),
  other('mawlamyine 16.58:97.74 eindu'),
  // Along the Ayeyarwady
  main(
    'htaukkyant hmawbi taikkyi okkan thayarwady letpadan minhla okpho gyobingauk zigon nattalin paungde thegon 18.7:95.25 pyay 19.1:95.25 aunglan 19.72:95.2 19.97:95.06 magway 20.3:94.93 yenangyaung',
  ),
  main('yenangyaung 20.65:95 kyaukpadaung 21.05:95 nyaungu 21.27:95.02 pakokku'),
  other('20.65:95 chauk 21.05:94.88 nyaungu'),
  other('kyaukpadaung 20.85:95.5 meiktila'),
  other('nyaungu 21.15:95.138 taungtha mahlaing meiktila'),
  other('taungtha myingyan natogyi 21.68:95.72 tadau amarapura'),
  other('magway 20.08:95.25 taungdwingyi 19.9:95.75 19.75:95.98 naypyitaw'),
  other('magway 20.22:95.2 natmauk 20.7:95.7 meiktila'),
  other('aunglan 19.7:95.38 taungdwingyi'),
  other('pyay 18.87:95.385 18.903:95.548 18.9:95.95 oktwin'),
  // Rakhine
  main('magway minbu ngape 19.93:94.25 ann 20.05:93.75 minbya mrauku kyauktaw 20.6:93 ponnagyun sittwe'),
  other('pyay oakshitpin 18.75:94.6 toungup thandwe kyeintali gwa 17.5:94.83 ngathaingchaung'),
  other('toungup 18.998:94.126 maei ann'),
  other('18.998:94.126 ramree 19.2:93.75 kyaukpyu'),
  // The delta
  main('yangon hlaingthaya nyaungdon pantanaw kyaunggon kangyidaunt pathein'),
  other('hlaingthaya 16.78:95.85 maubin kyaiklat pyapon bogale'),
  other('nyaungdon danubyu zalun hinthada 17.81:95.27 17.97:95.26 myanaung kyangin oakshitpin'),
  other('hinthada 17.6:95.174 ngathaingchaung 17.2:95.083 kyaunggon'),
  other('pathein myaungmya 16.4:94.83 labutta'),
  // Shan and Kayah
  main(
    'meiktila thazi 20.78:96.35 kalaw aungban heho shwenyaung taunggyi hopong 20.85:97.38 loilem namsang 21:97.9 kholam kunhing 21.289:98.534 21.2:98.75 mongping 21.33:99.288 kengtung 21.08:99.75 monghpyak 20.65:99.95 tachileik',
  ),
  other('kengtung 21.5:99.8 mongla'),
  other('aungban 20.293:96.757 pinlaung pekon loikaw'),
  other('hopong hsihseng 19.878:97.232 loikaw'),
  other('pyinmana 19.986:96.583 pinlaung'),
  // To China
  main(
    'mandalay 21.98:96.25 pyinoolwin nawnghkio 22.38:96.9 kyaukme hsipaw 22.75:97.55 lashio hsenwi kutkai 23.7:98.02 23.93:98.01 muse',
  ),
  other('hsenwi 23.35:98.3 kunlong chinshwehaw'),
  other('muse namhkan mansi bhamo momauk 24.614:97.461 25:97.47 waingmaw myitkyina'),
  // North and west of Mandalay
  main(
    'amarapura sagaing 22.16:95.757 wetlet shwebo khinu kanbalu 23.5:95.6 kawlin wuntho indaw 24.465:96.18 mohnyin 24.874:96.436 hopin mogaung 25.378:97 myitkyina',
  ),
  other('indaw katha'),
  other('mandalay madaya singu 22.87:96.02 22.9:96.2 mogok'),
  other('mogaung kamaing tanai shinbwayang'),
  other('myitkyina 25.75:97.5 sumprabum machanbaw putao'),
  main('sagaing myinmu chaungu monywa 22.25:94.98 kani 22.8:94.55 kalewa kale khampat tamu'),
  other('monywa salingyi 21.65:95.07 pakokku pauk tilin 21.927:94.2 gangaw 22.7:94.05 kale'),
  other('kale falam hakha'),
  other('kale 23.3:93.9 tedim'),
]

/** Lines are whole numbers, as those of shapes are: the first point, then steps, in fractions of a degree. */
export interface Roads {
  readonly units: number
  readonly main: readonly (readonly number[])[]
  readonly other: readonly (readonly number[])[]
}

const units = 1000

/** All of them by rank, packed: a build has no names of stops. */
export function trunkRoads(): Roads {
  const lines = (rank: TrunkRoad['rank']) =>
    roads
      .filter((road) => road.rank === rank)
      .map(({ stops }) => stops.split(' ').map((stop) => [...stopAt(stop)].reverse()))
      .flatMap(packed(units, 2))
  return { units, main: lines('main'), other: lines('other') }
}
