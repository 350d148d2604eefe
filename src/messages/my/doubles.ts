import type { doubles as english } from '../en/doubles.ts'

export const doubles: typeof english = {
  title: 'ဤနေရာတွင် ရှိပြီးသား ဖြစ်နေပါသလား။',
  text: 'သင်ထည့်မည့် လုပ်ငန်းနှင့် တူနေပါသည်။ ရေးထားသည်များ မပျောက်ပါ။',
  checking: 'ရှိပြီးသား ဟုတ်မဟုတ် စစ်ဆေးနေပါသည်...',
  sameNumber: 'ဖုန်းနံပါတ် တူသည်',
  alike: 'အမည် ဆင်တူသည်',
  away: ({ metres }) => `${metres} မီတာ အကွာ`,
  thisIsIt: 'ဤလုပ်ငန်း ဖြစ်သည်',
  another: 'အခြားလုပ်ငန်း ဖြစ်သည်',
}
