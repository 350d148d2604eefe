import type { Shelf } from './shelf.ts'

export const craft = {
  handicraft: {
    departments: [
      ['ယွန်းထည်', 'Lacquer, from cups to chests'],
      ['ရက်ကန်း', 'Cotton, silk, lotus'],
      ['ထီးနှင့် ရုပ်သေး', 'Umbrellas, puppets, carving'],
    ],
    products: [
      ['ယွန်းခွက်', 'ပန်းခက်ပုံ၊ ၇ ထပ်။', 18000, 0],
      ['Lacquer bowl, 14 layers', 'Seven months in the making.', 120000, 0],
      ['ယွန်းလက်ဖက်အုပ်', 'အကန့် ၅ ခု၊ ရွှေဇဝါ။', 85000, 0],
      ['Bracelet, horsehair lacquer', 'Bends and comes back.', 12000, 0],
      ['Lotus scarf', 'The weaver’s name is on the label.', 280000, 1],
      ['ပိုးပဝါ', 'အင်းလေး ဇင်းမယ်ဆင်။', 65000, 1],
      ['ချင်းစောင်', 'လက်ယက်၊ အနီအမည်း။', 95000, 1],
      ['ပုသိမ်ထီး (အလတ်)', 'ပန်းချီ လက်ရေး။', 25000, 2],
      ['Paper umbrella, child’s', 'Waterproofed with lacquer oil.', 12000, 2],
      ['ရုပ်သေး (ဇော်ဂျီ)', 'သစ်ရိုး၊ ကြိုး ၉ ချောင်း။', 48000, 2],
      ['Carved elephant, teak', 'Fits a hand.', 22000, 2],
      ['ရွှေချည်ထိုး ကန့်လန့်ကာ', 'ဆင်နှစ်ကောင်ပုံ။', 180000, 2],
    ],
  },
  legal: {
    departments: [
      ['စာချုပ်စာတမ်း', 'Contracts and powers'],
      ['ကုမ္ပဏီနှင့် အခွန်', 'Registration, books, tax'],
      ['တိုင်ပင်ခြင်း', 'Consultation'],
    ],
    products: [
      ['ဒုတိယအကြိမ် တိုင်ပင်ခြင်း (၃၀ မိနစ်)', 'ပထမအကြိမ် အခမဲ့၊ ရက်ချိန်းယူပါ။', 25000, 2],
      ['Consultation, one hour', 'A written summary afterwards.', 50000, 2],
      ['အိမ်ငှားစာချုပ်', 'သက်သေ ၂ ဦး။', 40000, 0],
      ['Sale contract, land', 'Papers checked at the office.', 250000, 0],
      ['ကိုယ်စားလှယ်လွှဲစာ', 'မှတ်ပုံတင် သီးခြား။', 80000, 0],
      ['Will, drafted', 'Two meetings.', 150000, 0],
      ['မြေစာရွက်စာတမ်း စစ်ဆေး', '၅ ရက်။', 120000, 0],
      ['Company registration', 'Fees of the office not included.', 350000, 1],
      ['လစဉ် စာရင်းကိုင်', 'ဆိုင်ငယ်များအတွက်။', 150000, 1],
      ['Yearly tax return', 'For one person or one shop.', 100000, 1],
      ['English contract explained', 'Line by line in Burmese.', 60000, 2],
    ],
  },
  events: {
    departments: [
      ['ငှားရမ်းခြင်း', 'Tents, chairs, sound'],
      ['အကျွေးအမွေး', 'Cooking for guests'],
      ['အစီအစဉ်', 'Whole days, planned'],
    ],
    products: [
      ['မဏ္ဍပ် (၂၀×၃၀ ပေ)', 'ဆောက်ခ၊ ဖျက်ခ ပါသည်။', 180000, 0],
      ['Chair, per day', 'Covers 300 more.', 500, 0],
      ['စားပွဲဝိုင်း (၁၀ ယောက်)', 'ကုလားထိုင် မပါ။', 4000, 0],
      ['Sound set, small', 'Two speakers, two microphones, one man.', 80000, 0],
      ['မီးစက် ၁၀ ကီလိုဝပ်', 'တစ်ရက်၊ ဆီပါ။', 150000, 0],
      ['ဒံပေါက် (အယောက် ၁၀၀)', 'ကြက်၊ သနပ်၊ ဟင်းချို။', 650000, 1],
      ['Mohinga for 100', 'Cooked in your yard.', 280000, 1],
      ['ရေခဲမုန့်လှည်း (၂၀၀)', 'ကလေးများ ပျော်ရွှင်စေရန်။', 160000, 1],
      ['ရှင်ပြုပွဲ အစုံ', 'မဏ္ဍပ်၊ ဝတ်စုံ၊ လှည့်လည်။', 2800000, 2],
      ['Wedding, 150 guests', 'Hall, stage, food, MC.', 4500000, 2],
      ['အခမ်းအနားမှူး', '၃ နာရီ။', 150000, 2],
    ],
  },
} satisfies Record<string, Shelf>
