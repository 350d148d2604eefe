import type { Town } from '#resources'

/** What a name on the map is made of: a town's own fields, so that both are named alike. */
export type NamedPlace = Pick<Town, 'Name' | 'BurmeseName' | 'Latitude' | 'Longitude'>

const city = (Name: string, BurmeseName: string, Latitude: number, Longitude: number): NamedPlace => ({
  Name,
  BurmeseName,
  Latitude,
  Longitude,
})

/**
 * Cities, the greater first: where there is no room for all, these are named. The towns of the database are townships, so
 * that Yangon, Mandalay and Nay Pyi Taw are none of them. Each stands where its trunk road leads through (roadStops.ts).
 */
export const cities: readonly NamedPlace[] = [
  city('Yangon', 'ရန်ကုန်', 16.78, 96.16),
  city('Mandalay', 'မန္တလေး', 21.98, 96.09),
  city('Nay Pyi Taw', 'နေပြည်တော်', 19.75, 96.1),
  city('Mawlamyine', 'မော်လမြိုင်', 16.48, 97.64),
  city('Taunggyi', 'တောင်ကြီး', 20.78, 97.04),
  city('Sittwe', 'စစ်တွေ', 20.14, 92.89),
  city('Myitkyina', 'မြစ်ကြီးနား', 25.39, 97.39),
  city('Pathein', 'ပုသိမ်', 16.78, 94.74),
  city('Monywa', 'မုံရွာ', 22.12, 95.14),
  city('Lashio', 'လားရှိုး', 22.95, 97.75),
  city('Dawei', 'ထားဝယ်', 14.08, 98.2),
  city('Magway', 'မကွေး', 20.14, 94.94),
  city('Bago', 'ပဲခူး', 17.34, 96.48),
  city('Hpa-An', 'ဘားအံ', 16.88, 97.64),
  city('Loikaw', 'လွိုင်ကော်', 19.67, 97.21),
  city('Hakha', 'ဟားခါး', 22.64, 93.6),
  city('Myeik', 'မြိတ်', 12.44, 98.61),
  city('Kengtung', 'ကျိုင်းတုံ', 21.29, 99.61),
  city('Pyay', 'ပြည်', 18.82, 95.22),
  city('Taungoo', 'တောင်ငူ', 18.94, 96.43),
  city('Meiktila', 'မိတ္ထီလာ', 20.88, 95.86),
  city('Pakokku', 'ပခုက္ကူ', 21.34, 95.08),
  city('Kale', 'ကလေး', 23.19, 94.04),
  city('Tachileik', 'တာချီလိတ်', 20.45, 99.88),
  city('Muse', 'မူဆယ်', 23.99, 97.9),
  city('Myawaddy', 'မြဝတီ', 16.69, 98.5),
  city('Kawthoung', 'ကော့သောင်း', 9.99, 98.55),
  city('Putao', 'ပူတာအို', 27.32, 97.41),
  city('Bhamo', 'ဗန်းမော်', 24.26, 97.24),
  city('Hinthada', 'ဟင်္သာတ', 17.65, 95.45),
  city('Thandwe', 'သံတွဲ', 18.47, 94.37),
  city('Kyaukpyu', 'ကျောက်ဖြူ', 19.42, 93.55),
  city('Shwebo', 'ရွှေဘို', 22.57, 95.7),
  city('Tamu', 'တမူး', 24.21, 94.31),
  city('Katha', 'ကသာ', 24.18, 96.33),
]
