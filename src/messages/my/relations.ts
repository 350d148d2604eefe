import type * as english from '../en/relations.ts'

export const relations: typeof english.relations = {
  followFailed: 'ပြောင်းလဲမှုကို သိမ်း၍ မရပါ။ ထပ်ကြိုးစားပါ။',
  followed: ({ name }) => `${name} ကို စောင့်ကြည့်လိုက်ပါပြီ`,
  unfollowed: ({ name }) => `${name} ကို စောင့်ကြည့်ခြင်း ရပ်လိုက်ပါပြီ`,
  blocked: ({ name }) => `${name} ကို ဘလော့လိုက်ပါပြီ`,
  unblockFailed: 'စာမျက်နှာကို ဘလော့ဖြည်၍ မရပါ။ ထပ်ကြိုးစားပါ။',
  blockedDetail: '၎င်း၏ ပို့စ်၊ ပစ္စည်းနှင့် မှတ်ချက်များကို သင် မမြင်ရပါ။',
  unblocked: 'စာမျက်နှာကို ဘလော့ဖြည်လိုက်ပါပြီ',
  discoverPages: 'လုပ်ငန်းအသစ်များ ကြည့်ရန်',
}
