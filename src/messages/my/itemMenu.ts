import type * as english from '../en/itemMenu.ts'

export const itemMenu: typeof english.itemMenu = {
  open: 'လုပ်ဆောင်ချက်များ',
  edit: 'ပြင်ရန်',
  delete: 'ဖျက်ရန်',
  superEdit: 'စနစ်စီမံသူအဖြစ် ပြင်ရန်',
  superDelete: 'စနစ်စီမံသူအဖြစ် ဖျက်ရန်',
  report: 'တိုင်ကြားရန်',
  block: 'ဘလော့ရန်',
  unblock: 'ဘလော့ဖြည်ရန်',
  cancel: 'မလုပ်တော့ပါ',
  confirmDelete: 'ဤအရာကို ဖျက်မည်မှာ သေချာပါသလား။',
  pageBlocked: 'စာမျက်နှာကို ဘလော့လိုက်ပါပြီ',
  blockFailed: 'စာမျက်နှာကို ဘလော့၍ မရပါ။ ထပ်ကြိုးစားပါ။',
  deleted: 'ဖျက်ပြီးပါပြီ',
  deleteFailed: 'ဖျက်၍ မရပါ။ ထပ်ကြိုးစားပါ။',
  duplicate: 'ပုံတူပွားရန်',
  people: 'စီမံသူများ',
}
