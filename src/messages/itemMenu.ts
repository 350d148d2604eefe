import { sentences } from '#resources/sentences.ts'

/** The item action menu of the view screens (spec 2.170 to 2.175, 6.05 to 6.11). */
export const itemMenu = sentences({
  reviewed: false,
  en: {
    open: 'Item actions',
    edit: 'Edit',
    delete: 'Delete',
    superEdit: 'Super Edit',
    superDelete: 'Super Delete',
    report: 'Report',
    block: 'Block',
    unblock: 'Unblock',
    cancel: 'Cancel',
    confirmDelete: 'Confirm delete this item?',
    pageBlocked: 'Page had been blocked',
    blockFailed: 'The page could not be blocked. Please try again.',
    deleted: 'Deleted',
    deleteFailed: 'Delete failed. Please try again.',
  },
  my: {
    open: 'လုပ်ဆောင်ချက်များ',
    edit: 'ပြင်ရန်',
    delete: 'ဖျက်ရန်',
    superEdit: 'စနစ်စီမံသူအဖြစ် ပြင်ရန်',
    superDelete: 'စနစ်စီမံသူအဖြစ် ဖျက်ရန်',
    report: 'တိုင်ကြားရန်',
    block: 'ဘလော့လုပ်ရန်',
    unblock: 'ဘလော့ဖြည်ရန်',
    cancel: 'မလုပ်တော့ပါ',
    confirmDelete: 'ဤအရာကို ဖျက်မည်မှာ သေချာပါသလား။',
    pageBlocked: 'စာမျက်နှာကို ဘလော့လုပ်လိုက်ပါပြီ',
    blockFailed: 'စာမျက်နှာကို ဘလော့လုပ်၍ မရပါ။ ထပ်ကြိုးစားပါ။',
    deleted: 'ဖျက်ပြီးပါပြီ',
    deleteFailed: 'ဖျက်၍ မရပါ။ ထပ်ကြိုးစားပါ။',
  },
})
