/** What an editor of the directory adds to a page after having been there. */
export const editorNotes: readonly string[] = [
  'Visited and found as described. The entrance is from the lane behind.',
  'ကိုယ်တိုင်သွားရောက်ကြည့်ရှုပြီး ဖုန်းနံပါတ် မှန်ကန်ကြောင်း စစ်ဆေးပြီးပါပြီ။',
  'Ring twice; the shop is deep and the fan is loud.',
  'Cash and mobile wallets; cards are not taken.',
  'ငွေသား၊ KPay၊ Wave လက်ခံပါသည်။ ကတ်ဖြင့် ပေးချေ၍မရပါ။',
  'The first number is answered in the mornings, the second in the evenings.',
  'မြေပုံပေါ်က နေရာ မှန်ပါတယ်။ ဆိုင်းဘုတ်အဝါကို ရှာပါ။',
  'Step at the door; staff help wheelchairs in.',
  'Moved here from two streets away last year; old signs may still point there.',
  'ဆိုင်ခွဲမရှိပါ။ နာမည်တူဆိုင်များ ရှိသဖြင့် လိပ်စာကို သေချာကြည့်ပါ။',
  'Parking for motorbikes in front, for cars in the temple yard.',
  'Prices on the board were the prices we paid.',
]
