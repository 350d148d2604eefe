import {
  choice,
  choices,
  count,
  email,
  hours,
  image,
  longText,
  phone,
  pictures,
  place,
  reference,
  references,
  resource,
  status,
  text,
  time,
  url,
  type RecordOf,
} from './kit.ts'
import { labels } from './labels.ts'

/** The messengers that reach a phone number (docs/rules.md#contact-order). */
const phoneApps = {
  none: { en: 'None', my: 'မရှိ' },
  viber: { en: 'Viber', my: 'Viber' },
  telegram: { en: 'Telegram', my: 'Telegram' },
  both: { en: 'Viber and Telegram', my: 'Viber နှင့် Telegram' },
}

/** Whether it is closed altogether, whatever its hours say (docs/rules.md#closed-pages). */
const closures = {
  none: { en: 'Not closed', my: 'မပိတ်ပါ' },
  forAWhile: { en: 'Closed for a while', my: 'ယာယီ ပိတ်ထားသည်' },
  forGood: { en: 'Closed for good', my: 'အပြီးအပိုင် ပိတ်ထားသည်' },
}

/** How one can pay there. No amounts and no payment pass through here (docs/rules.md#paying). */
const payments = {
  cash: { en: 'Cash', my: 'ငွေသား' },
  kbzPay: { en: 'KBZPay', my: 'KBZPay' },
  wavePay: { en: 'WavePay', my: 'WavePay' },
  ayaPay: { en: 'AYA Pay', my: 'AYA Pay' },
  mmqr: { en: 'MMQR', my: 'MMQR' },
  card: { en: 'Card', my: 'ဘဏ်ကတ်' },
}

/** What people ask before they come. */
const services = {
  delivers: { en: 'Delivers', my: 'အိမ်အရောက် ပို့ပေးသည်' },
  parking: { en: 'Parking', my: 'ကားရပ်နားရန်နေရာ' },
  wheelchair: { en: 'Step-free for wheelchairs', my: 'ဘီးတပ်ကုလားထိုင်ဖြင့် ဝင်နိုင်သည်' },
  generator: { en: 'Generator', my: 'မီးစက်ရှိသည်' },
}

/** What a moderator has seen of a business (docs/rules.md#verification). */
const proofs = {
  documents: { en: 'Documents seen', my: 'စာရွက်စာတမ်း စစ်ဆေးပြီး' },
  phone: { en: 'Number called', my: 'ဖုန်းခေါ်၍ စစ်ဆေးပြီး' },
  visit: { en: 'Visited', my: 'ဆိုင်သို့ သွားကြည့်ပြီး' },
  link: { en: 'Link on its web address', my: 'ဝက်ဘ်ဆိုက်တွင် လင့်ခ် တွေ့ပြီး' },
}

/** A business. The product calls it a page (spec 1.02). */
export const page = resource({
  name: 'page',
  label: {
    one: { en: 'page', my: 'စာမျက်နှာ' },
    many: { en: 'Pages', my: 'စာမျက်နှာများ' },
    searchedAs: { en: 'business', my: 'လုပ်ငန်း' },
  },
  title: 'Name',
  ownedBy: 'Owner',
  access: 'page',
  locatedBy: 'Town',
  commentedAs: 'Page',
  reportedAs: 'Page',
  view: { indexed: true, shareable: true, schemaType: 'LocalBusiness' },
  search: { common: true, suggested: 'often' },
  rewarded: true,
  fields: {
    Owner: reference('profile', {
      label: { en: 'Owner', my: 'ပိုင်ရှင်' },
      readOnly: true,
      inForm: false,
      ownersOnly: true,
      absentAs: 'Unclaimed',
    }),
    Name: text({ section: { en: 'Name and category', my: 'အမည်နှင့် အမျိုးအစား' }, label: labels.name, required: true }),
    BurmeseName: text({ label: labels.burmeseName, requiredInForm: false }),
    Category: references('category', {
      label: { en: 'Category', my: 'အမျိုးအစား' },
      names: 'Categories',
      burmeseNames: 'BurmeseCategories',
    }),
    Thumbnail: image({ section: { en: 'Pictures', my: 'ပုံများ' }, label: labels.thumbnail }),
    CoverThumbnail: image({ label: labels.coverThumbnail }),
    Pictures: pictures({ label: labels.pictures }),
    Description: longText({ section: { en: 'About', my: 'လုပ်ငန်းအကြောင်း' }, label: labels.description }),
    Country: reference('country', {
      section: { en: 'Address and place', my: 'လိပ်စာနှင့် တည်နေရာ' },
      label: labels.country,
      whenDeleted: 'refuse',
    }),
    Town: reference('town', { label: { en: 'Town', my: 'မြို့နယ်' } }),
    Address: text({ label: { en: 'Address', my: 'လိပ်စာ' } }),
    Location: place({ label: labels.location }),
    Hours: hours({
      section: { en: 'Open hours', my: 'ဖွင့်ချိန်' },
      label: { en: 'Open hours', my: 'ဖွင့်ချိန်' },
      requiredInForm: false,
    }),
    Closure: choice(closures, {
      label: { en: 'Closed for a while or for good', my: 'ယာယီ သို့မဟုတ် အပြီးအပိုင် ပိတ်ခြင်း' },
      initial: 'none',
    }),
    Services: choices(services, {
      section: { en: 'Services and payment', my: 'ဝန်ဆောင်မှုနှင့် ငွေပေးချေမှု' },
      label: { en: 'Services', my: 'ဝန်ဆောင်မှု' },
      filter: 'has',
    }),
    Payments: choices(payments, { label: { en: 'Ways to pay', my: 'ငွေပေးချေနည်း' }, filter: 'pays' }),
    PaymentPicture: image({ label: { en: 'Payment QR code', my: 'ငွေပေးချေရန် QR ကုဒ်' } }),
    PhoneOne: phone({ section: { en: 'Phone and messengers', my: 'ဖုန်းနှင့် မက်ဆေ့ချ်' }, label: labels.phoneOne }),
    PhoneOneApps: choice(phoneApps, {
      label: { en: 'First number is also on', my: 'ဖုန်း ၁ တွင် သုံးသော အက်ပ်' },
      initial: 'none',
      when: { PhoneOne: true },
    }),
    PhoneTwo: phone({ label: labels.phoneTwo }),
    PhoneTwoApps: choice(phoneApps, {
      label: { en: 'Second number is also on', my: 'ဖုန်း ၂ တွင် သုံးသော အက်ပ်' },
      initial: 'none',
      when: { PhoneTwo: true },
    }),
    PhoneThree: phone({ label: { en: 'Phone three', my: 'ဖုန်း ၃' } }),
    PhoneThreeApps: choice(phoneApps, {
      label: { en: 'Third number is also on', my: 'ဖုန်း ၃ တွင် သုံးသော အက်ပ်' },
      initial: 'none',
      when: { PhoneThree: true },
    }),
    Viber: phone({ label: { en: 'Viber number', my: 'Viber နံပါတ်' }, requiredInForm: false }),
    Telegram: text({ label: { en: 'Telegram name', my: 'Telegram အမည်' }, requiredInForm: false }),
    Line: text({ label: { en: 'LINE id', my: 'LINE အိုင်ဒီ' }, requiredInForm: false }),
    Messenger: text({ label: { en: 'Messenger name', my: 'Messenger အမည်' }, requiredInForm: false }),
    WhatsApp: phone({ label: { en: 'WhatsApp number', my: 'WhatsApp နံပါတ်' }, requiredInForm: false }),
    ContactEmail: email({
      section: { en: 'Email and website', my: 'အီးမေးလ်နှင့် ဝက်ဘ်ဆိုက်' },
      label: { en: 'Contact email', my: 'ဆက်သွယ်ရန် အီးမေးလ်' },
    }),
    WebsiteURL: url({ label: labels.websiteURL }),
    FacebookURL: url({ label: labels.facebookURL }),
    LinkedInURL: url({ label: { en: 'LinkedIn link', my: 'LinkedIn လင့်ခ်' }, inForm: false }),
    WebURL: url({
      section: { en: 'Apps', my: 'အက်ပ်များ' },
      label: { en: 'Web app link', my: 'ဝက်ဘ်အက်ပ် လင့်ခ်' },
      requiredInForm: false,
    }),
    AndroidURL: url({ label: { en: 'Android app link', my: 'Android အက်ပ် လင့်ခ်' }, requiredInForm: false }),
    AppleURL: url({ label: { en: 'Apple app link', my: 'Apple အက်ပ် လင့်ခ်' }, requiredInForm: false }),
    /** What another directory or a chain of shops calls it, by which a table that is imported again finds it. */
    Code: text({
      label: { en: 'Code', my: 'ကုဒ်' },
      requiredInForm: false,
      inForm: 'admin',
      unseen: true,
      ownersOnly: true,
    }),
    EditorNote: longText({
      label: { en: 'Editor note', my: 'အယ်ဒီတာ မှတ်စု' },
      requiredInForm: false,
      inForm: 'admin',
    }),
    RatingAverage: count({ label: { en: 'Rating', my: 'ပျမ်းမျှ ကြယ်ပွင့်' } }),
    RatingCount: count({ label: { en: 'Ratings', my: 'သုံးသပ်ချက် အရေအတွက်' } }),
    FollowerCount: count({ label: { en: 'Followers', my: 'စောင့်ကြည့်သူ အရေအတွက်' } }),
    PhoneConfirmedAt: time({
      label: { en: 'Number confirmed', my: 'ဖုန်းနံပါတ် အတည်ပြုသည့်နေ့' },
      readOnly: true,
      inForm: false,
      of: 'PhoneOne',
    }),
    /** When somebody, of its people or not, last said that it is still there (docs/rules.md#still-here). */
    ConfirmedAt: time({
      label: { en: 'Still here', my: 'ရှိသေးကြောင်း အတည်ပြုသည့်နေ့' },
      readOnly: true,
      inForm: false,
    }),
    /** Since when its website has not answered (docs/rules.md#dead-links). */
    WebsiteDeadSince: time({
      label: { en: 'Website does not open since', my: 'ဝက်ဘ်ဆိုက် ဖွင့်မရတော့သည့်နေ့' },
      readOnly: true,
      inForm: false,
      of: 'WebsiteURL',
    }),
    VerifiedUntil: time({
      label: { en: 'Verified until', my: 'အတည်ပြုချက် ကုန်ဆုံးရက်' },
      readOnly: true,
      inForm: false,
    }),
    VerifiedProof: choice(proofs, {
      label: { en: 'Proof', my: 'အထောက်အထား' },
      readOnly: true,
      inForm: false,
    }),
    Verifier: reference('profile', {
      label: { en: 'Verified by', my: 'အတည်ပြုသူ' },
      readOnly: true,
      inForm: false,
      ownersOnly: 'moderators',
      whenDeleted: 'keep',
    }),
    Status: status({ lapses: true }),
  },
  joined: {
    OwnerEmail: 'Owner.Email',
    CountryName: 'Country.Name',
    CountryBurmeseName: 'Country.BurmeseName',
    CountryThumbnail: 'Country.Thumbnail',
    TownName: 'Town.Name',
    TownBurmeseName: 'Town.BurmeseName',
  },
  ownersOnly: ['OwnerEmail'],
  lists: {
    byCategoryId: 'Category',
    byTownId: 'Town',
    byOwnerEmail: { email: 'Owner' },
    byMap: {
      place: 'Location',
      narrowedBy: 'Category',
      fields: [
        'Latitude',
        'Longitude',
        'Name',
        'Thumbnail',
        'CategoryName',
        'Address',
        'TownName',
        'CountryThumbnail',
        'RatingAverage',
      ],
    },
    bySearch: ['Name', 'BurmeseName', 'Description', 'Address'],
    byFilter: { filtered: true },
  },
  imports: {
    codes: ['Code'],
    numbers: ['PhoneOne', 'PhoneTwo', 'PhoneThree'],
    within: 'Town',
    needs: ['Town', 'Location', 'PhoneOne'],
  },
  upkeep: {
    untouched: { label: { en: 'Untouched for a year', my: 'တစ်နှစ်ကြာ မပြင်ဆင်ထားသော' }, untouched: 'ConfirmedAt' },
    noOwner: { label: { en: 'Without owner', my: 'ပိုင်ရှင်မရှိသော' }, without: ['Owner'] },
    noPlace: { label: { en: 'Without place', my: 'တည်နေရာမရှိသော' }, without: ['Location'] },
    noNumber: {
      label: { en: 'Without number', my: 'ဖုန်းနံပါတ်မရှိသော' },
      without: ['PhoneOne', 'PhoneTwo', 'PhoneThree'],
    },
    deadLink: { label: { en: 'With dead link', my: 'ဝက်ဘ်လင့်ခ် ဖွင့်မရသော' }, with: 'WebsiteDeadSince' },
  },
  menu: ['edit', 'delete', 'toggleActive'],
  mergeable: true,
})
export type Page = RecordOf<typeof page>
