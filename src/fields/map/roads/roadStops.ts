/**
 * Where trunk roads lead through: towns, junctions and bridges, as name, latitude, longitude. To about a kilometre, which is
 * less than what the roads between them may be off (docs/decisions/map.md).
 */
const rows = `
yangon 16.78 96.16, htaukkyant 17.04 96.13, hlegu 17.1 96.23, inntakaw 17.18 96.38, bago 17.335 96.484, hpayagyi 17.475 96.527,
daiku 17.79 96.67, nyaunglebin 17.953 96.722, kyauktaga 18.16 96.614, penwegon 18.223 96.569, phyu 18.484 96.436,
oktwin 18.833 96.414, taungoo 18.94 96.433, yedashe 19.157 96.342, swa 19.265 96.291, yeni 19.474 96.268,
pyinmana 19.74 96.205, naypyitaw 19.75 96.1, tatkon 20.13 96.203, yamethin 20.431 96.138, pyawbwe 20.595 96.051,
meiktila 20.88 95.864, thazi 20.85 96.058, wundwin 21.097 96.03, kume 21.358 96.16, myittha 21.424 96.131,
kyaukse 21.61 96.132, sintgaing 21.731 96.106, myitnge 21.854 96.069, amarapura 21.903 96.049, mandalay 21.975 96.087,
waw 17.484 96.682, theinzayat 17.514 96.884, kyaikto 17.308 97.018, bilin 17.22 97.239, thaton 16.92 97.369,
paung 16.617 97.457, mottama 16.53 97.6, mawlamyine 16.477 97.635, mudon 16.258 97.723, thanbyuzayat 15.967 97.733,
lamaing 15.504 97.832, ye 15.246 97.852, kaleinaung 14.624 98.138, yebyu 14.246 98.203, dawei 14.08 98.199,
thayetchaung 13.869 98.263, palauk 13.272 98.622, palaw 12.975 98.646, myeik 12.441 98.612, tanintharyi 12.089 99.013,
bokpyin 11.265 98.759, karathuri 10.933 98.76, khamaukgyi 10.353 98.625, kawthoung 9.99 98.552,
hpaan 16.884 97.638, eindu 16.76 97.8, kyondoe 16.594 98.043, kawkareik 16.556 98.24, myawaddy 16.687 98.505,
hmawbi 17.1 96.042, taikkyi 17.313 95.963, okkan 17.497 95.861, thayarwady 17.654 95.787, letpadan 17.779 95.745,
minhla 17.974 95.709, okpho 18.13 95.672, gyobingauk 18.23 95.653, zigon 18.338 95.623, nattalin 18.428 95.547,
paungde 18.489 95.507, thegon 18.647 95.417, pyay 18.821 95.223, aunglan 19.363 95.222, magway 20.145 94.935,
minbu 20.175 94.878, yenangyaung 20.46 94.876, chauk 20.892 94.822, kyaukpadaung 20.842 95.132, nyaungu 21.195 94.91,
pakokku 21.336 95.084, taungdwingyi 20.002 95.546, natmauk 20.353 95.4, ngape 20.075 94.468, ann 19.795 94.048,
minbya 20.365 93.273, mrauku 20.592 93.189, kyauktaw 20.844 92.973, ponnagyun 20.332 93.004, sittwe 20.145 92.888,
oakshitpin 18.685 95.014, toungup 18.854 94.24, thandwe 18.467 94.368, kyeintali 18.007 94.491, gwa 17.594 94.58,
maei 19.342 94.138, ramree 19.088 93.859, kyaukpyu 19.424 93.553, ngathaingchaung 17.399 95.077,
hlaingthaya 16.87 96.06, nyaungdon 17.049 95.634, pantanaw 16.982 95.466, kyaunggon 17.108 95.19, kangyidaunt 16.933 94.895,
pathein 16.78 94.736, danubyu 17.255 95.596, zalun 17.478 95.557, hinthada 17.648 95.455, myanaung 18.287 95.318,
kyangin 18.34 95.239, maubin 16.731 95.65, kyaiklat 16.444 95.726, pyapon 16.289 95.679, bogale 16.295 95.399,
myaungmya 16.598 94.925, labutta 16.147 94.761, kalaw 20.628 96.561, aungban 20.662 96.635, heho 20.722 96.824,
shwenyaung 20.76 96.936, taunggyi 20.78 97.037, hopong 20.797 97.17, loilem 20.925 97.566, namsang 20.889 97.72,
kholam 21.099 98.101, kunhing 21.301 98.424, mongping 21.35 99.026, kengtung 21.292 99.606, monghpyak 20.878 99.923,
tachileik 20.454 99.884, mongla 21.673 100.019, pinlaung 20.124 96.782, pekon 19.863 97.008, loikaw 19.674 97.21,
hsihseng 20.162 97.252, pyinoolwin 22.03 96.46, nawnghkio 22.33 96.799, kyaukme 22.541 97.033, hsipaw 22.62 97.299,
lashio 22.945 97.749, hsenwi 23.307 97.974, kutkai 23.459 97.943, muse 23.988 97.903, kunlong 23.416 98.651,
chinshwehaw 23.476 98.824, namhkan 23.837 97.682, mansi 24.12 97.293, bhamo 24.258 97.237, momauk 24.251 97.347,
waingmaw 25.351 97.443, myitkyina 25.385 97.39, madaya 22.21 96.106, singu 22.548 95.997, mogok 22.919 96.508,
sagaing 21.882 95.968, wetlet 22.367 95.788, shwebo 22.57 95.698, khinu 22.77 95.621, kanbalu 23.203 95.519,
kawlin 23.79 95.683, wuntho 23.899 95.682, indaw 24.223 96.142, katha 24.181 96.33, mohnyin 24.778 96.368,
hopin 24.992 96.53, mogaung 25.303 96.94, kamaing 25.523 96.712, tanai 26.358 96.717, shinbwayang 26.695 96.209,
sumprabum 26.544 97.568, machanbaw 27.284 97.589, putao 27.32 97.412, myinmu 21.927 95.572, chaungu 21.957 95.274,
monywa 22.117 95.141, kani 22.433 94.848, kalewa 23.2 94.3, kale 23.192 94.04, khampat 23.78 94.146, tamu 24.212 94.312,
salingyi 21.974 95.083, pauk 21.452 94.474, tilin 21.696 94.093, gangaw 22.174 94.136, falam 22.912 93.679, hakha 22.642 93.604,
tedim 23.371 93.655, taungtha 21.276 95.445, myingyan 21.459 95.391, mahlaing 21.099 95.647, natogyi 21.424 95.655,
tadau 21.815 95.971
`

const stops = new Map(
  rows
    .trim()
    .split(/,\s*/)
    .map((row) => {
      const [name = '', latitude, longitude] = row.split(' ')
      return [name, [Number(latitude), Number(longitude)]] as [string, Position]
    }),
)

/** Latitude and longitude. */
type Position = [number, number]

/** The place of a stop, or of a point that is written as `latitude:longitude`. */
export function stopAt(name: string): Position {
  const [latitude, longitude] = stops.get(name) ?? name.split(':').map(Number)
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) throw new Error(`No road stop is named ${name}.`)
  return [latitude!, longitude!]
}
