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
  city('Mandalay', 'မန္တလေး', 21.975, 96.087),
  city('Nay Pyi Taw', 'နေပြည်တော်', 19.75, 96.1),
  city('Mawlamyine', 'မော်လမြိုင်', 16.477, 97.635),
  city('Taunggyi', 'တောင်ကြီး', 20.78, 97.037),
  city('Sittwe', 'စစ်တွေ', 20.145, 92.888),
  city('Myitkyina', 'မြစ်ကြီးနား', 25.385, 97.39),
  city('Pathein', 'ပုသိမ်', 16.78, 94.736),
  city('Monywa', 'မုံရွာ', 22.117, 95.141),
  city('Lashio', 'လားရှိုး', 22.945, 97.749),
  city('Dawei', 'ထားဝယ်', 14.08, 98.199),
  city('Magway', 'မကွေး', 20.145, 94.935),
  city('Bago', 'ပဲခူး', 17.335, 96.484),
  city('Hpa-An', 'ဘားအံ', 16.884, 97.638),
  city('Loikaw', 'လွိုင်ကော်', 19.674, 97.21),
  city('Hakha', 'ဟားခါး', 22.642, 93.604),
  city('Myeik', 'မြိတ်', 12.441, 98.612),
  city('Kengtung', 'ကျိုင်းတုံ', 21.292, 99.606),
  city('Pyay', 'ပြည်', 18.821, 95.223),
  city('Taungoo', 'တောင်ငူ', 18.94, 96.433),
  city('Meiktila', 'မိတ္ထီလာ', 20.88, 95.864),
  city('Pakokku', 'ပခုက္ကူ', 21.336, 95.084),
  city('Kale', 'ကလေး', 23.192, 94.04),
  city('Tachileik', 'တာချီလိတ်', 20.454, 99.884),
  city('Muse', 'မူဆယ်', 23.988, 97.903),
  city('Myawaddy', 'မြဝတီ', 16.687, 98.505),
  city('Kawthoung', 'ကော့သောင်း', 9.99, 98.552),
  city('Putao', 'ပူတာအို', 27.32, 97.412),
  city('Bhamo', 'ဗန်းမော်', 24.258, 97.237),
  city('Hinthada', 'ဟင်္သာတ', 17.648, 95.455),
  city('Thandwe', 'သံတွဲ', 18.467, 94.368),
  city('Kyaukpyu', 'ကျောက်ဖြူ', 19.424, 93.553),
  city('Shwebo', 'ရွှေဘို', 22.57, 95.698),
  city('Tamu', 'တမူး', 24.212, 94.312),
  city('Katha', 'ကသာ', 24.181, 96.33),
]
