import type { comments as english } from '../en/comments.ts'

export const comments: typeof english = {
  comments: 'မှတ်ချက်များ',
  write: 'မှတ်ချက် ရေးရန်',
  send: 'မှတ်ချက်ပေးမည်',
  count: ({ count }) => `မှတ်ချက် ${count} ခု`,
  sending: 'သိမ်းနေပါသည်...',
  createPageToComment: 'မှတ်ချက်ပေးရန် စာမျက်နှာ ဖန်တီးပါ',
  deleteConfirm: 'ဤမှတ်ချက်ကို ဖျက်မည်မှာ သေချာပါသလား။',
  delete: 'မှတ်ချက် ဖျက်ရန်',
  loading: 'မှတ်ချက်များ ဖွင့်နေပါသည်...',
  empty: 'မှတ်ချက် မရှိသေးပါ။ ပထမဆုံး ရေးလိုက်ပါ။',
  required: 'မှတ်ချက် ရေးပေးပါ',
  saveFailed: 'မှတ်ချက်ကို သိမ်း၍ မရပါ။ ထပ်ကြိုးစားပါ။',
  deleteFailed: 'မှတ်ချက်ကို ဖျက်၍ မရပါ။ ထပ်ကြိုးစားပါ။',
  more: 'နောက်ထပ် မှတ်ချက်များ',
}
