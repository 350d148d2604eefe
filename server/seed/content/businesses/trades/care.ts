import type { TradeWords } from './trade.ts'

export const care = {
  pharmacy: {
    signs: [
      ['Pharmacy', 'ဆေးဆိုင်'],
      ['Medical Store', 'ဆေးနှင့် ဆေးပစ္စည်း'],
      ['24h Pharmacy', '၂၄ နာရီ ဆေးဆိုင်'],
      ['Drug Store', 'ဆေးပဒေသာ'],
    ],
    hours: 'long',
    english: [
      'A pharmacist at the counter all day. Show the old strip or a photo of the prescription and we look for it.',
      'Insulin and vaccines kept cold, with the fridge temperature written down twice a day.',
      'Blood pressure measured free in the mornings. Baby milk, diapers, wheelchairs to rent.',
      'If we do not have it, we know who does, and we call before you walk.',
    ],
    burmese: [
      'ဆေးညွှန်းပါ ဆေးများ၊ ကလေးနို့မှုန့်၊ ဆေးပစ္စည်းကိရိယာ မူရင်းအစစ် ရရှိနိုင်ပါသည်။',
      'သွေးပေါင်ချိန်၊ ဆီးချိုတိုင်း အခမဲ့ ပြုလုပ်ပေးပါတယ်။ သက်တမ်းကုန်ရက် စစ်ပြီးမှ ရောင်းပါသည်။',
      'ညဘက် အရေးပေါ်လိုအပ်ပါက တံခါးခေါက်နိုင်ပါသည်။',
      'ဆေးညွှန်းဓာတ်ပုံ Viber ကပို့ပြီး မေးနိုင်ပါတယ်။ အနီးအနား ပို့ပေးပါသည်။',
    ],
  },
  clinic: {
    signs: [
      ['Clinic', 'ဆေးခန်း'],
      ['Family Clinic', 'မိသားစုဆေးခန်း'],
      ['Dental Clinic', 'သွားနှင့် ခံတွင်းဆေးခန်း'],
      ['Specialist Clinic', 'အထူးကုဆေးခန်း'],
    ],
    hours: 'clinic',
    english: [
      'General doctor every evening, children’s doctor on Saturdays. Take a number by phone from noon.',
      'We take time to explain. Home visits for the old and for those who cannot walk.',
      'Fillings, cleaning and braces, painless as far as honest dentistry goes. Prices are on the wall.',
      'Blood tests with the result the same day, sent as a picture if you like.',
    ],
    burmese: [
      'ဖုန်းဖြင့် တိုကင်ကြိုယူနိုင်ပါတယ်။ ဓာတ်ခွဲအဖြေ တစ်ရက်တည်း ရပါသည်။',
      'သက်ကြီးရွယ်အိုများအတွက် အိမ်တိုင်ရာရောက် ကုသမှု ပေးပါတယ်။',
      'သွားဖာ၊ သွားနုတ်၊ သွားညှိ၊ သွားတုစိုက် ခေတ်မီကိရိယာများဖြင့် ကုသပေးပါသည်။',
      'အထွေထွေရောဂါ၊ ကလေး၊ သားဖွားမီးယပ် အထူးကုဆရာဝန်များ ရက်သတ်မှတ်ချက်ဖြင့် ပြသနိုင်ပါသည်။',
    ],
  },
  gym: {
    signs: [
      ['Gym', 'ကာယဗလ'],
      ['Fitness', 'ကျန်းမာကြံ့ခိုင်ရေး'],
      ['Lethwei Club', 'ရိုးရာလက်ဝှေ့သင်တန်း'],
      ['Futsal', 'ဖူဆယ်ကွင်း'],
    ],
    hours: 'gym',
    english: [
      'Free weights, rowing machines and a trainer who corrects your back before your numbers.',
      'No joining fee. Pay by the day, month or half year.',
      'Lethwei for beginners, women’s class three mornings a week.',
      'Artificial grass, lights until eleven. Book by the hour, balls and bibs included.',
    ],
    burmese: [
      'စက်ပစ္စည်းစုံ၊ နည်းပြပါရှိပြီး အမျိုးသမီးသီးသန့်ချိန် ရှိပါသည်။',
      'လစဉ်ကြေး သက်သာပြီး ရေချိုးခန်း၊ သော့ခတ်ဗီရို ပါဝင်သည်။',
      'အသက် ၈ နှစ်မှစ၍ လက်ဝှေ့၊ ကရာတေး အခြေခံ သင်ကြားပေးပါတယ်။',
      'မြက်တုကွင်း တစ်နာရီငှား၊ ညမီးပါ။ ဖုန်းဖြင့် ကြိုတင်ဘိုကင်ယူပါ။',
    ],
  },
  laundry: {
    signs: [
      ['Laundry', 'ပင်မင်းဆိုင်'],
      ['Wash & Iron', 'လျှော်ဖွပ်မီးပူ'],
      ['Dry Clean', 'အခြောက်လျှော်'],
      ['Laundry Service', 'အဝတ်လျှော်ဝန်ဆောင်မှု'],
    ],
    hours: 'long',
    english: [
      'By the piece or by the kilo, back next evening, each shirt with its numbered tag.',
      'In the rains we dry inside with fans, so nothing smells of yesterday.',
      'Dry clean for jackets and silk; blankets and curtains too big for your machine.',
      'We pick up and bring back in the quarter; just hang the bag on the door.',
    ],
    burmese: [
      'အထည်ရေတွက် သို့မဟုတ် ကီလိုဖြင့် လျှော်ပေးပြီး နောက်တစ်ရက် ပြန်ယူနိုင်ပါသည်။',
      'မိုးရာသီမှာလည်း အခြောက်ခံစက်ရှိလို့ အနံ့မထွက်ပါ။',
      'စောင်၊ ခြင်ထောင်၊ လိုက်ကာ၊ ဂျာကင် အကြီးစားများ လက်ခံပါတယ်။',
      'အိမ်လာယူ၊ အိမ်ပြန်ပို့ ရပါတယ်။ အဖြူအရောင် ခွဲလျှော်ပါသည်။',
    ],
  },
} satisfies Record<string, TradeWords>
