import type { map as english } from '../en/map.ts'

export const map: typeof english = {
  businesses: ({ count }) => `လုပ်ငန်း ${count} ခု`,
  listOfPlaces: 'ဤနေရာရှိ လုပ်ငန်းများ',
  showList: 'စာရင်း ကြည့်ရန်',
  hideList: 'စာရင်း ပိတ်ရန်',
  searchArea: 'ဤနေရာတွင် ရှာရန်',
  whereIAm: 'လက်ရှိတည်နေရာ',
  notLocated: 'သင့်တည်နေရာကို မသိရပါ။ ဘရောက်ဇာတွင် တည်နေရာ သုံးခွင့် ပေးပါ။',
  chooseCategory: 'အမျိုးအစား',
  allCategories: 'အမျိုးအစားအားလုံး',
  nothingHere: 'ဤနေရာတွင် ဘာမျှ မရှိပါ',
  showAll: 'တစ်နိုင်ငံလုံး ကြည့်ရန်',
  loadFailed: 'ဤနေရာရှိ လုပ်ငန်းများကို ဖွင့်၍ မရပါ။',
  more: 'ထပ်ကြည့်ရန်',
  listView: 'စာရင်းဖြင့် ကြည့်ရန်',
  withoutPlace: ({ count }) => `${count} ခု၏ တည်နေရာကို မြေပုံပေါ်တွင် မသိရပါ။`,
  foundHere: 'ဤနေရာတွင် တွေ့သည်များ',
}
