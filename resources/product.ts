import {
  choice,
  file,
  image,
  longText,
  number,
  pictures,
  reference,
  resource,
  status,
  text,
  time,
  type RecordOf,
} from './kit.ts'
import { owningPage, pageCardFields } from './owningPage.ts'
import { labels } from './labels.ts'

/** Kinds of price. Products older than this field have none, which counts as fixed. */
const priceKinds = {
  fixed: { en: 'Fixed price', my: 'ဈေးသေ' },
  negotiable: { en: 'Negotiable', my: 'ညှိနှိုင်း' },
  fromTo: { en: 'From – to', my: 'အနည်းဆုံး – အများဆုံး' },
  perUnit: { en: 'Price per unit', my: 'တစ်ယူနစ် ဈေးနှုန်း' },
  call: { en: 'Call for the price', my: 'ဖုန်းဆက်မေးရန်' },
}
/** Units of sale, as used in Myanmar. */
const priceUnits = {
  piece: { en: 'Piece', my: 'ခု' },
  pair: { en: 'Pair', my: 'စုံ' },
  dozen: { en: 'Dozen', my: 'ဒါဇင်' },
  viss: { en: 'Viss', my: 'ပိဿာ' },
  tical: { en: 'Tical', my: 'ကျပ်သား' },
  kilogram: { en: 'Kilogram', my: 'ကီလို' },
  basket: { en: 'Basket', my: 'တင်း' },
  bag: { en: 'Bag', my: 'အိတ်' },
  packet: { en: 'Packet', my: 'ထုပ်' },
  box: { en: 'Box', my: 'ဘူး' },
  bottle: { en: 'Bottle', my: 'ပုလင်း' },
  litre: { en: 'Litre', my: 'လီတာ' },
  gallon: { en: 'Gallon', my: 'ဂါလန်' },
  yard: { en: 'Yard', my: 'ကိုက်' },
  foot: { en: 'Foot', my: 'ပေ' },
  squareFoot: { en: 'Square foot', my: 'စတုရန်းပေ' },
  acre: { en: 'Acre', my: 'ဧက' },
  hour: { en: 'Hour', my: 'နာရီ' },
  day: { en: 'Day', my: 'ရက်' },
  night: { en: 'Night', my: 'ည' },
  week: { en: 'Week', my: 'ပတ်' },
  month: { en: 'Month', my: 'လ' },
  person: { en: 'Person', my: 'ဦး' },
  trip: { en: 'Trip', my: 'ခေါက်' },
}

/** Meals and work have none, nor what was made before this field. */
const conditions = {
  new: { en: 'New', my: 'အသစ်' },
  used: { en: 'Used', my: 'တစ်ပတ်ရစ်' },
}

/** Something a page sells; the marketplace lists it. */
export const product = resource({
  name: 'product',
  label: {
    one: { en: 'product', my: 'ပစ္စည်း' },
    many: { en: 'Products', my: 'ပစ္စည်းများ' },
  },
  title: 'Name',
  ownedBy: 'Page',
  access: 'underPage',
  under: ['Page'],
  commentedAs: 'Product',
  reportedAs: 'Product',
  view: { indexed: true, shareable: true, schemaType: 'Product' },
  search: { common: true, suggested: 'often' },
  idAlias: 'ProductId',
  fields: {
    Page: owningPage,
    Name: text({ label: labels.name, required: true }),
    Thumbnail: image({ label: labels.thumbnail }),
    Pictures: pictures({ label: labels.pictures, first: 'Thumbnail' }),
    ProductCategory: reference('productCategory', {
      label: { en: 'Product category', my: 'ပစ္စည်းအမျိုးအစား' },
      choicesFrom: 'byPageId',
    }),
    Description: longText({ label: labels.description }),
    PriceKind: choice(priceKinds, { label: { en: 'Kind of price', my: 'ဈေးနှုန်း သတ်မှတ်ပုံ' }, initial: 'fixed' }),
    /** In kyat. The lowest price if `PriceTo` is the highest; empty if the kind is `call`. */
    Price: number({
      label: { en: 'Price (kyat)', my: 'ဈေးနှုန်း (ကျပ်)' },
      min: 0,
      max: 1e12,
      unit: 'kyat',
      when: { PriceKind: ['fixed', 'negotiable', 'fromTo', 'perUnit'] },
    }),
    PriceTo: number({
      label: { en: 'Up to (kyat)', my: 'အများဆုံး ဈေးနှုန်း (ကျပ်)' },
      min: 0,
      max: 1e12,
      unit: 'kyat',
      atLeast: 'Price',
      when: { PriceKind: ['fromTo'] },
    }),
    PriceUnit: choice(priceUnits, {
      label: { en: 'For each', my: 'ယူနစ်' },
      requiredInForm: true,
      when: { PriceKind: ['perUnit'] },
    }),
    Condition: choice(conditions, { label: { en: 'Condition', my: 'အသစ် သို့မဟုတ် အသုံးပြုပြီး' } }),
    File: file({ label: labels.file, requiredInForm: false }),
    /** When its people last said that it is still for sale, without changing it (docs/decisions/price-list.md). */
    StillForSaleAt: time({
      label: { en: 'Still for sale', my: 'ရောင်းရန် ရှိသေးကြောင်း အတည်ပြုချိန်' },
      ownersOnly: true,
    }),
    Status: status(),
  },
  joined: {
    ...pageCardFields,
    ProductCategoryName: 'ProductCategory.Name',
  },
  lists: {
    byPageId: 'Page',
    byProductCategoryId: 'ProductCategory',
    bySearch: ['Name', 'Description'],
    byFilter: { filtered: true },
  },
  imports: { within: 'Page' },
  menu: ['edit', 'duplicate', 'delete', 'toggleActive', 'toggleSold'],
})
export type Product = RecordOf<typeof product>
