import type { ReportType } from './facts.ts'
import type { Label } from './fields.ts'

/** Labels of fields that several declarations share. */
export const labels = {
  title: { en: 'Title', my: 'ခေါင်းစဉ်' },
  thumbnail: { en: 'Thumbnail', my: 'ပုံ' },
  pictures: { en: 'More pictures', my: 'နောက်ထပ် ပုံများ' },
  description: { en: 'Description', my: 'ဖော်ပြချက်' },
  name: { en: 'Name', my: 'အမည်' },
  burmeseName: { en: 'Burmese name', my: 'မြန်မာအမည်' },
  page: { en: 'Page', my: 'စာမျက်နှာ' },
  profile: { en: 'Profile', my: 'အသုံးပြုသူ' },
  about: { en: 'About', my: 'အကြောင်းအရာ' },
  aboutId: { en: 'About number', my: 'အကြောင်းအရာ အမှတ်စဉ်' },
  state: { en: 'State', my: 'အခြေအနေ' },
  coverThumbnail: { en: 'Cover picture', my: 'မျက်နှာဖုံးပုံ' },
  country: { en: 'Country', my: 'နိုင်ငံ' },
  location: { en: 'Location', my: 'တည်နေရာ' },
  phoneOne: { en: 'Phone one', my: 'ဖုန်း ၁' },
  phoneTwo: { en: 'Phone two', my: 'ဖုန်း ၂' },
  websiteURL: { en: 'Website', my: 'ဝက်ဘ်ဆိုက်' },
  facebookURL: { en: 'Facebook link', my: 'Facebook လင့်ခ်' },
  email: { en: 'Email', my: 'အီးမေးလ်' },
  file: { en: 'File', my: 'ဖိုင်' },
  order: { en: 'Order', my: 'အစီအစဉ်' },
} as const satisfies Record<string, Label>

/** The types of records that people comment on and report. */
export const contentTypes = {
  Post: { en: 'Post', my: 'ပို့စ်' },
  Product: { en: 'Product', my: 'ပစ္စည်း' },
  Page: { en: 'Page', my: 'စာမျက်နှာ' },
  Comment: { en: 'Comment', my: 'မှတ်ချက်' },
  PageRating: { en: 'Rating', my: 'သုံးသပ်ချက်' },
  Article: { en: 'Article', my: 'ဆောင်းပါး' },
  Profile: { en: 'Profile', my: 'ပရိုဖိုင်' },
} as const satisfies Record<ReportType, Label>
