/**
 * Where trunk roads lead through: towns, junctions and bridges, as name, latitude, longitude. To about a kilometre, which is
 * less than what the roads between them may be off (docs/decisions/map.md).
 */
const rows = `
yangon 16.78 96.16, htaukkyant 17.04 96.13, hlegu 17.1 96.23, inntakaw 17.18 96.38, bago 17.34 96.48, hpayagyi 17.48 96.53,
daiku 17.79 96.67, nyaunglebin 17.95 96.72, kyauktaga 18.16 96.61, penwegon 18.22 96.57, phyu 18.48 96.44,
oktwin 18.83 96.41, taungoo 18.94 96.43, yedashe 19.16 96.34, swa 19.27 96.29, yeni 19.47 96.27,
pyinmana 19.74 96.2, naypyitaw 19.75 96.1, tatkon 20.13 96.2, yamethin 20.43 96.14, pyawbwe 20.59 96.05,
meiktila 20.88 95.86, thazi 20.85 96.06, wundwin 21.1 96.03, kume 21.36 96.16, myittha 21.42 96.13,
kyaukse 21.61 96.13, sintgaing 21.73 96.11, myitnge 21.85 96.07, amarapura 21.9 96.05, mandalay 21.98 96.09,
waw 17.48 96.68, theinzayat 17.51 96.88, kyaikto 17.31 97.02, bilin 17.22 97.24, thaton 16.92 97.37,
paung 16.62 97.46, mottama 16.53 97.6, mawlamyine 16.48 97.64, mudon 16.26 97.72, thanbyuzayat 15.97 97.73,
lamaing 15.5 97.83, ye 15.25 97.85, kaleinaung 14.62 98.14, yebyu 14.25 98.2, dawei 14.08 98.2,
thayetchaung 13.87 98.26, palauk 13.27 98.62, palaw 12.97 98.65, myeik 12.44 98.61, tanintharyi 12.09 99.01,
bokpyin 11.27 98.76, karathuri 10.93 98.76, khamaukgyi 10.35 98.62, kawthoung 9.99 98.55,
hpaan 16.88 97.64, eindu 16.76 97.8, kyondoe 16.59 98.04, kawkareik 16.56 98.24, myawaddy 16.69 98.5,
hmawbi 17.1 96.04, taikkyi 17.31 95.96, okkan 17.5 95.86, thayarwady 17.65 95.79, letpadan 17.78 95.75,
minhla 17.97 95.71, okpho 18.13 95.67, gyobingauk 18.23 95.65, zigon 18.34 95.62, nattalin 18.43 95.55,
paungde 18.49 95.51, thegon 18.65 95.42, pyay 18.82 95.22, aunglan 19.36 95.22, magway 20.14 94.94,
minbu 20.18 94.88, yenangyaung 20.46 94.88, chauk 20.89 94.82, kyaukpadaung 20.84 95.13, nyaungu 21.2 94.91,
pakokku 21.34 95.08, taungdwingyi 20 95.55, natmauk 20.35 95.4, ngape 20.07 94.47, ann 19.8 94.05,
minbya 20.36 93.27, mrauku 20.59 93.19, kyauktaw 20.84 92.97, ponnagyun 20.33 93, sittwe 20.14 92.89,
oakshitpin 18.68 95.01, toungup 18.85 94.24, thandwe 18.47 94.37, kyeintali 18.01 94.49, gwa 17.59 94.58,
maei 19.34 94.14, ramree 19.09 93.86, kyaukpyu 19.42 93.55, ngathaingchaung 17.4 95.08,
hlaingthaya 16.87 96.06, nyaungdon 17.05 95.63, pantanaw 16.98 95.47, kyaunggon 17.11 95.19, kangyidaunt 16.93 94.89,
pathein 16.78 94.74, danubyu 17.25 95.6, zalun 17.48 95.56, hinthada 17.65 95.45, myanaung 18.29 95.32,
kyangin 18.34 95.24, maubin 16.73 95.65, kyaiklat 16.44 95.73, pyapon 16.29 95.68, bogale 16.3 95.4,
myaungmya 16.6 94.92, labutta 16.15 94.76, kalaw 20.63 96.56, aungban 20.66 96.64, heho 20.72 96.82,
shwenyaung 20.76 96.94, taunggyi 20.78 97.04, hopong 20.8 97.17, loilem 20.93 97.57, namsang 20.89 97.72,
kholam 21.1 98.1, kunhing 21.3 98.42, mongping 21.35 99.03, kengtung 21.29 99.61, monghpyak 20.88 99.92,
tachileik 20.45 99.88, mongla 21.67 100.02, pinlaung 20.12 96.78, pekon 19.86 97.01, loikaw 19.67 97.21,
hsihseng 20.16 97.25, pyinoolwin 22.03 96.46, nawnghkio 22.33 96.8, kyaukme 22.54 97.03, hsipaw 22.62 97.3,
lashio 22.95 97.75, hsenwi 23.31 97.97, kutkai 23.46 97.94, muse 23.99 97.9, kunlong 23.42 98.65,
chinshwehaw 23.48 98.82, namhkan 23.84 97.68, mansi 24.12 97.29, bhamo 24.26 97.24, momauk 24.25 97.35,
waingmaw 25.35 97.44, myitkyina 25.39 97.39, madaya 22.21 96.11, singu 22.55 96, mogok 22.92 96.51,
sagaing 21.88 95.97, wetlet 22.37 95.79, shwebo 22.57 95.7, khinu 22.77 95.62, kanbalu 23.2 95.52,
kawlin 23.79 95.68, wuntho 23.9 95.68, indaw 24.22 96.14, katha 24.18 96.33, mohnyin 24.78 96.37,
hopin 24.99 96.53, mogaung 25.3 96.94, kamaing 25.52 96.71, tanai 26.36 96.72, shinbwayang 26.7 96.21,
sumprabum 26.54 97.57, machanbaw 27.28 97.59, putao 27.32 97.41, myinmu 21.93 95.57, chaungu 21.96 95.27,
monywa 22.12 95.14, kani 22.43 94.85, kalewa 23.2 94.3, kale 23.19 94.04, khampat 23.78 94.15, tamu 24.21 94.31,
salingyi 21.97 95.08, pauk 21.45 94.47, tilin 21.7 94.09, gangaw 22.17 94.14, falam 22.91 93.68, hakha 22.64 93.6,
tedim 23.37 93.66, taungtha 21.28 95.44, myingyan 21.46 95.39, mahlaing 21.1 95.65, natogyi 21.42 95.66,
tadau 21.82 95.97
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
