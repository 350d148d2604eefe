import type { Trade } from '../trade.ts'

export const hotel: Trade = {
  category: {
    name: 'Hotels and Guest Houses',
    burmeseName: 'ဟိုတယ်နှင့် တည်းခိုခန်းများ',
    english: 'Rooms from a fan and a mat to a lake view.',
    burmese: 'ပန်ကာခန်းမှ ကန်ရှုခင်းခန်းအထိ တည်းခိုစရာများ။',
  },
  kind: 'work',
  nightly: 0,
  hours: 'always',
  signs: [
    ['Hotel', 'ဟိုတယ်'],
    ['Guest House', 'တည်းခိုခန်း'],
    ['Inn', 'တည်းခိုရိပ်သာ'],
    ['Lodge', 'တည်းခိုဆောင်'],
  ],
  english: [
    'Clean rooms, hot water day and night, breakfast on the roof. Ten minutes on foot from the market.',
    'A family house with twelve rooms. We keep your bag, call your bus and wake you for the sunrise.',
    'Generator, wifi in every room, parking inside the gate.',
    'Single, double and a family room for five. Pilgrims get tea at any hour.',
  ],
  burmese: [
    'အဲကွန်း၊ ရေပူရေအေး၊ ဝိုင်ဖိုင်၊ မနက်စာ ပါဝင်ပြီး ဈေးနှင့် လမ်းလျှောက် ၁၀ မိနစ်သာ ဝေးပါသည်။',
    'မိသားစုခန်း၊ နှစ်ယောက်ခန်း၊ တစ်ယောက်ခန်း သန့်ရှင်းသပ်ရပ်စွာ စီစဉ်ထားပါသည်။',
    'မီးစက် ၂၄ နာရီ၊ ကားရပ်နားရန်နေရာ ကျယ်ဝန်းပါတယ်။',
    'ဘုရားဖူးအဖွဲ့များအတွက် အထူးဈေးရှိပါတယ်။ ကားဂိတ်ကြိုပို့ စီစဉ်ပေးပါသည်။',
  ],
  departments: [
    ['အခန်းများ', 'Rooms, per night'],
    ['အစားအသောက်', 'Breakfast and meals'],
    ['ဝန်ဆောင်မှု', 'Transfers, laundry, halls'],
  ],
  products: [
    ['Single room, fan', 'Shared bathroom, hot water.', 25000, 0, 'bed-for-the-night'],
    ['တစ်ယောက်ခန်း (အဲကွန်း)', 'မနက်စာ ပါဝင်သည်။', 45000, 0, 'bed-for-the-night'],
    ['နှစ်ယောက်ခန်း (အဲကွန်း)', 'ရေပူရေအေး၊ ဝိုင်ဖိုင်။', 65000, 0, 'key-of-the-room'],
    ['Double with balcony', 'Street side or garden side, say which.', 85000, 0, 'key-of-the-room'],
    ['မိသားစုခန်း (၄ ယောက်)', 'ကလေးခုတင် တောင်းနိုင်သည်။', 110000, 0, 'bed-for-the-night'],
    ['Suite', 'Corner room, bath, late checkout.', 180000, 0, 'towels-and-flowers'],
    ['Breakfast for visitors', 'Mohinga, eggs, fruit; seven to ten.', 8000, 1, 'teaShop/cup-of-milk-tea'],
    ['ညစာပွဲ (တစ်ဦး)', 'ကြိုမှာရန် လိုသည်။', 15000, 1, 'restaurant/plate-of-rice-and-dishes'],
    ['ကားဂိတ်ကြိုပို့', 'တစ်ကြောင်း၊ လူ ၃ ဦးအထိ။', 12000, 2, 'carWorkshop/car'],
    ['Scooter, per day', 'Helmet and a map with the good lunch on it.', 18000, 2, 'motorbike/scooter'],
    ['အခမ်းအနားခန်းမ (တစ်ဝက်နေ့)', 'လူ ၁၀၀ ဆံ့၊ အသံစနစ်ပါ။', 350000, 2, 'guest-house'],
  ],
  posts: [
    ['ဆောင်းရာသီ အခန်းကြိုတင်', 'ဒီဇင်ဘာနဲ့ ဇန်နဝါရီ စနေ၊ တနင်္ဂနွေ အခန်းတွေ ပြည့်ခါနီးပါပြီ။ နှစ်ယောက်ခန်း တစ်ည ၆၅,၀၀၀ ကျပ်ပါ။'],
    [
      'Green season prices',
      'From June to September rooms are a third less, and the hills are greener than any photograph. Umbrellas at the desk.',
    ],
    ['ဘုရားဖူးအဖွဲ့များအတွက်', 'လူ ၂၀ အထက် အဖွဲ့လိုက်ဆို အထူးဈေးရှိပါတယ်။ ကားရပ်နေရာကျယ်ပြီး မနက် ၄ နာရီမှာ ရေနွေး အဆင်သင့်ပါ။'],
    [
      'Hot water repaired on the third floor',
      'Thank you for your patience and for the funny note. Breakfast tomorrow includes an apology in the form of mango.',
    ],
    [
      'မိသားစုခန်း လွတ်ပါပြီ',
      'လေးယောက်အိပ်ခန်း တစ်ည ၁၁၀,၀၀၀ ကျပ်ပါ။ အခန်းသန့်ရှင်းရေး နေ့စဉ်လုပ်ပါတယ်။ မနက်စာနဲ့ ဝိုင်ဖိုင် ပါဝင်ပါတယ်။ ဖုန်း {phone} နဲ့ ကြိုတင်ယူနိုင်ပါတယ်။',
    ],
    [
      'Sunrise from our roof',
      'Coffee is ready at 5:30. The door to the roof is open for guests and, on {day}, for neighbours too.',
    ],
  ],
}
