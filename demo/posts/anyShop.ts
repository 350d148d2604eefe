import type { PostText } from '../trades/trade.ts'

/** What any shop writes in the course of a year. */
export const anyShop: readonly PostText[] = [
  ['သင်္ကြန်အတွင်း ဆိုင်ပိတ်ရက်', 'ဧပြီ ၁၃ ရက်မှ ၁၇ ရက်အထိ {shop} ပိတ်ပါမည်။ ၁၈ ရက်နေ့ {openMy} ပြန်ဖွင့်ပါမယ်။ အေးမြသော နှစ်သစ် ဖြစ်ပါစေ။'],
  [
    'Happy Thingyan from {shop}',
    'May the water be cold and the year be kind. Closed from the 13th to the 17th, back with dry clothes on the 18th.',
  ],
  ['နှစ်သစ်ကူး မင်္ဂလာ', 'မြန်မာနှစ်သစ်မှာ ကျန်းမာချမ်းသာကြပါစေ။ {townMy} က {shop} မိသားစု ဆုတောင်းလိုက်ပါတယ်။'],
  ['သီတင်းကျွတ် မီးထွန်းပွဲ', 'သီတင်းကျွတ်လပြည့်နေ့ တစ်ရက် ပိတ်ပါမယ်။ မိဘဘိုးဘွားများကို ကန်တော့ကြပါစို့။'],
  [
    'Thadingyut lights',
    'We close at five on the full moon to light candles with our families. The shop window stays lit for the children.',
  ],
  ['တန်ဆောင်တိုင် အလှူ', 'ကထိန်အလှူအတွက် ဖောက်သည်များနဲ့အတူ စုထားတဲ့ငွေ လှူဒါန်းပြီးပါပြီ။ သာဓုခေါ်နိုင်ကြပါစေ။'],
  [
    'Tazaungdaing hours',
    'Open until {close} on the eve, closed on the full moon day. If you go to Taunggyi for the balloons, take a blanket.',
  ],
  ['မိုးရာသီ ဖွင့်ချိန်', 'မိုးသည်းတဲ့ရက်တွေမှာ {closeMy} မတိုင်ခင် ပိတ်နိုင်ပါတယ်။ မလာခင် ဖုန်း {phone} ကို ဆက်မေးပါ။'],
  [
    'The road is flooded, the shop is not',
    'Come by the back lane, the planks are out. Deliveries in {town} are late today; nothing is lost.',
  ],
  [
    'ဝန်ထမ်း အလိုရှိသည်',
    'ကျား၊ မ ၁ ဦး။ အသက် ၁၈ နှစ်အထက်၊ {townMy} မှာ နေသူ ဦးစားပေး။ လစာ ညှိနှိုင်း၊ နေ့လယ်စာ ကျွေးသည်။ ဆိုင်မှာ ကိုယ်တိုင် လာလျှောက်ပါ။',
  ],
  [
    'We are hiring',
    'One person who smiles before being asked. Training given, lunch included, Sundays by turns. Come in after {open} and ask for the owner.',
  ],
  ['ကျေးဇူးတင်ပါတယ်', 'ဒီနေ့ {shop} ဖွင့်တာ {countMy} နှစ်ပြည့်ပါပြီ။ တစ်လျှောက်လုံး အားပေးခဲ့တဲ့ {townMy} က ဖောက်သည်များအားလုံးကို ကျေးဇူးတင်ပါတယ်။'],
  [
    '{count} years today',
    'We began with one table and a borrowed fan. Thank you, {town}. There is something sweet on the counter for everybody who comes in.',
  ],
  ['ဖုန်းနံပါတ်အသစ်', 'ဖုန်းလိုင်းအသစ် ထပ်တိုးပါတယ်။ {phone} ကိုလည်း ခေါ်ဆိုနိုင်ပါပြီ။ Viber ပါ ပါတယ်။'],
  [
    'Pay as you like',
    'Cash, KPay or Wave. We wait for the message on our own phone before we say thank you; please do not take it as mistrust.',
  ],
  ['ငွေလွှဲစလစ် အတုသတိ', 'ဖောက်သည်များခင်ဗျာ၊ ငွေဝင်ကြောင်း ဆိုင်ဖုန်းမှာ မြင်မှ ပစ္စည်းထုတ်ပေးပါတယ်။ နားလည်ပေးပါနော်။'],
  ['ဆိုင်ပြောင်းရွှေ့ခြင်း', 'ယခင်နေရာကနေ နှစ်ဆိုင်ကျော်ကို ရွှေ့ပြီးပါပြီ။ မြေပုံမှာ ပြင်ထားပါတယ်။ ဖုန်းနံပါတ် မပြောင်းပါ။'],
  [
    'Small repairs this week',
    'The ceiling is being painted, so half the shop is under sheets. Open as usual from {open}, only stranger to look at.',
  ],
  ['မီးပျက်ချိန် ဘယ်လိုဖွင့်လဲ', 'မီးစက်ရှိလို့ မီးပျက်ချိန်လည်း ပုံမှန်ဖွင့်ပါတယ်။ ဖုန်းအားသွင်းချင်သူများ ဝင်လာနိုင်ပါတယ်။'],
  [
    'Lost and found',
    'A child’s slipper, left foot, pink, has been here since {day}. Also one umbrella, brown, with a bent rib.',
  ],
  ['{dayMy} တစ်ရက် ပိတ်ပါမည်', 'မိသားစုကိစ္စကြောင့် ပိတ်ရတာမို့ သည်းခံပေးပါ။ နောက်တစ်ရက် {openMy} ပုံမှန်ဖွင့်ပါမယ်။'],
  ['Open late on {day}', 'Until nine, for those who work until six. Tell your neighbour.'],
  ['စာမေးပွဲဖြေမယ့် ကလေးများ', 'တက္ကသိုလ်ဝင်စာမေးပွဲ ဖြေဆိုမယ့် {townMy} က သားသမီးများအားလုံး အောင်မြင်ကြပါစေ။'],
  [
    'A word about prices',
    'The dollar moves, the road costs, the rent does not fall. We raised some prices this week and lowered two. The list is at the door.',
  ],
  ['ဆောင်းဝင်ပြီ', 'မနက်ပိုင်း နှင်းကျလာလို့ {openMy} အတိအကျမှ ဖွင့်နိုင်ပါတော့မယ်။ အနွေးထည် ဝတ်ကြနော်။'],
  ['New Year’s Day', 'Open from noon. The old year owes us nothing; may the new one bring you through our door.'],
  ['သွေးလှူပွဲ', '{dayMy} မနက်ပိုင်း {townMy} ဆေးရုံမှာ သွေးလှူပွဲရှိပါတယ်။ {shop} ဝန်ထမ်းများလည်း ပါဝင်ပါမယ်။ အတူလာကြပါ။'],
  [
    'Kathina, together',
    'A box stands on the counter until {day}. Whatever is in it goes to the monastery school behind the market, counted in public.',
  ],
  ['အွန်လိုင်းကမှာယူနည်း', 'ဒီ Zay စာမျက်နှာက ဖုန်းခလုတ်ကိုနှိပ်ပါ၊ ဒါမှမဟုတ် Viber ပို့ပါ။ ညနေ ၅ နာရီမတိုင်ခင် မှာရင် နောက်တစ်ရက် ရောက်ပါတယ်။'],
  [
    'Our map pin was wrong',
    'It stood in the pond for a week. It is right now; thank you to the lady who told us, and to the frogs.',
  ],
]

/** With something from the shelf, for shops that sell things. */
export const goods: readonly PostText[] = [
  ['{product} ရောက်ပါပြီ', 'မေးထားကြတဲ့ {product} ပြန်ဝင်ပါပြီ။ {priceMy} ပါ။ လိုသူများ မြန်မြန် ဆက်သွယ်ပါ။'],
  ['Just in: {product}', '{price} at the shop, a little more with delivery in {town}.'],
  ['ဒီအပတ် အထူးဈေး', '{product} – {priceMy}။ {other} – {otherPriceMy}။ {dayMy} အထိသာ ဒီဈေးရပါမယ်။'],
  ['This week’s price: {product}', 'Was more, is now {price}. Until {day}, or until the shelf is empty.'],
  ['{product} နဲ့ {other}', 'နှစ်ခုတွဲယူရင် ပို့ခ အခမဲ့ပါ။ {priceMy} နဲ့ {otherPriceMy} ပါ။'],
  ['Asked most often: {product}', 'Yes, we have it. {price}. Yes, the last price. Yes, we open on {day}.'],
  ['{product} လက်ကျန် {countMy} ခုသာ', 'နောက်ထပ်ဝင်ဖို့ နှစ်ပတ်လောက် စောင့်ရပါမယ်။ {priceMy} ပါ။'],
  ['New shelf, old prices', 'Come and see {product} and {other} in better light.'],
  ['နယ်ပို့ပေးပါတယ် – {product}', '{town} မှ အဝေးပြေးကားဂိတ်တိုင်းသို့ ပို့ပေးပါတယ်။ ပစ္စည်းဖိုး {priceMy}၊ ကားခ သီးခြားပါ။'],
  ['{product}, {price}', 'Send a message, we keep one for you until closing time at {close}.'],
  ['{product} မေးသူများအတွက်', 'ရှိပါတယ်ခင်ဗျာ။ {priceMy} ပါ။ {dayMy} နောက်ပိုင်း ဈေးပြောင်းနိုင်ပါတယ်။'],
  ['{priceMy} နဲ့ ဘာရမလဲ', '{product} ရပါတယ်။ {other} ဆိုရင်တော့ {otherPriceMy} ပါ။ {shop} ကို ဝင်လာခဲ့ပါ။'],
  [
    'The last {count}: {product}',
    '{price} each. The next ones come when the truck comes, and the truck has no calendar.',
  ],
  ['{product} အစစ်နဲ့ အတု ခွဲနည်း', 'ဈေးအရမ်းပေါရင် သတိထားပါ။ {shop} က ပစ္စည်းဆို မကြိုက်ရင် ၃ ရက်အတွင်း ပြန်လဲပေးပါတယ်။ {priceMy} ပါ။'],
  ['Buy {product}, carry less', 'We bring it to your door in {town} on {day}; {price}, delivery included that day.'],
  ['{other} ဝယ်သူတိုင်း', '{dayMy} အထိ {other} ဝယ်သူတိုင်းကို လက်ဆောင်အသေးလေး ပေးပါမယ်။ {otherPriceMy} ပါ။'],
  ['{product} and {other}', '{price} and {otherPrice}. Pictures on our page; the colour is truer in daylight.'],
  ['ဖုန်းနဲ့ မှာလို့ရပြီ – {product}', '{phone} ကို ဆက်ပြီး အမည်နဲ့ လိပ်စာပြောရုံပါ။ {priceMy}၊ ပစ္စည်းရောက်မှ ငွေချေပါ။'],
]

/** With something from the kitchen. */
export const dishes: readonly PostText[] = [
  ['{product} ပူပူလေး ရပါပြီ', '{priceMy} ပါ။ ပါဆယ်လည်း ရပါတယ်။ {closeMy} အထိ ရှိပါမယ်၊ ကုန်ရင်တော့ ကုန်ပါပြီ။'],
  ['Today: {product}', '{price}. Sit down or take it home; your own box gets a little more.'],
  ['{product} နဲ့ {other}', 'နှစ်မျိုးတွဲစားကြည့်ပါ။ {priceMy} နဲ့ {otherPriceMy} ပါ။ ဖောက်သည်တွေ အကြိုက်ဆုံး အတွဲပါ။'],
  [
    'Our neighbour’s favourite: {product}',
    'He has it every {day} and says nothing, which from him is praise. {price}.',
  ],
  ['{product} အော်ဒါ လက်ခံပါတယ်', 'ဧည့်သည်လာရင်၊ အလှူရှိရင် ကြိုမှာထားပါ။ ဖုန်း {phone}။ {dayMy} အတွက် {countMy} ပွဲ လက်ခံနိုင်ပါသေးတယ်။'],
  ['{priceMy} တန် ဗိုက်ဝ', '{product} တစ်မျိုးတည်းနဲ့ ဗိုက်ဝပါတယ်။ မယုံရင် {shop} ကို လာစားကြည့်ပါ။'],
  ['Rain outside, {product} inside', '{price}, and the umbrella stand is under the clock. We are open until {close}.'],
  ['{other} လက်ရာသစ်', 'စားဖိုမှူးက {other} ကို နည်းနည်းပြင်ချက်ထားပါတယ်။ အရင်နဲ့ ဘယ်ဟာကောင်းလဲ ပြောပေးပါဦး။'],
  [
    'A small change to {product}',
    'Less oil, more lime, same {price}. If you want it the old way, say so, the old way still works.',
  ],
  ['{product} ကုန်သွားလို့ တောင်းပန်ပါတယ်', 'မနေ့က စောစောကုန်သွားပါတယ်။ ဒီနေ့ ပိုချက်ထားပါပြီ။ {priceMy} ပါ။'],
  ['{dayMy} လျှော့ဈေး', '{dayMy} တစ်ရက်တည်း {product} ကို ၁၀ ရာခိုင်နှုန်း လျှော့ပါမယ်။ {townMy} က မိတ်ဆွေများ လာခဲ့ကြပါ။'],
  ['Lunch for {count}', '{product}, {other}, one soup, and nobody does the dishes. Call {phone} half an hour before.'],
]

/** With something from the list, for those who do work for people. */
export const work: readonly PostText[] = [
  ['{product} ဘာတွေပါလဲ', 'မေးကြတဲ့သူများလို့ ရှင်းပြပေးပါမယ်။ ကျသင့်ငွေ {priceMy} ဖြစ်ပြီး ထပ်ဆောင်းကြေး မရှိပါ။'],
  ['{product}: {price}', 'The price is for the whole of it; we tell you beforehand when something costs more.'],
  ['ဒီလ အထူးနှုန်း', '{product} – {priceMy}။ ကြိုတင်ဘိုကင်ယူသူများအတွက်သာ။ ဖုန်း {phone}။'],
  ['Free places on {day}', '{product} and {other}. Call before you come and nobody waits.'],
  ['{product} အတွက် ဘိုကင်ယူပါ', '{dayMy} အတွက် နေရာလွတ် {countMy} ခု ရှိပါသေးတယ်။'],
  [
    'What people ask about {product}',
    'How long, how much, and do we mean it. Shorter than you fear, {price}, and yes.',
  ],
  ['{other} ဝန်ဆောင်မှုအသစ်', 'ယခုလကစပြီး {otherPriceMy} နဲ့ ဆောင်ရွက်ပေးပါတယ်။ {townMy} မြို့တွင်း ဦးစားပေးပါ။'],
  ['{product} – {priceMy}', 'မသွားခင် ဖုန်း {phone} ကို ဆက်ထားရင် စောင့်စရာမလိုပါဘူး။ {townMy} မြို့ထဲမှာပါ။'],
  [
    'Before you book {product}',
    'Read the price, {price}; ask what is not in it; then decide. We answer until {close}.',
  ],
  ['{product} နဲ့ {other}', 'နှစ်မျိုးတွဲယူရင် ၅ ရာခိုင်နှုန်း လျှော့ပေးပါတယ်။ {dayMy} အထိပါ။'],
  ['Two openings left: {product}', 'One on {day}, one the day after. {price}. First call, first served.'],
  ['{product} ဘယ်လောက်ကြာလဲ', 'အများအားဖြင့် ချိန်းထားတဲ့အချိန်အတိုင်း ပြီးပါတယ်။ နောက်ကျရင် ကြိုဖုန်းဆက်ပါတယ်။ {priceMy} ပါ။'],
  [
    'New at {shop}: {other}',
    'Many asked, so now we do it. {otherPrice}, and the first {count} customers tell us what to improve.',
  ],
  ['{product} ဈေးမပြောင်းပါ', 'ဆီဈေး၊ ပစ္စည်းဈေး တက်ပေမဲ့ ဒီလကုန်အထိ {priceMy} ပဲ ယူပါမယ်။'],
  ['Weekdays cost less', '{product} from Monday to Thursday: ask for the weekday price, a tenth off {price}.'],
]

export const burmeseEnds: readonly string[] = [
  'ဖုန်း – {phone}',
  'အသေးစိတ်ကို Viber ကနေ မေးနိုင်ပါတယ်။',
  'အားပေးမှုအတွက် ကျေးဇူးတင်ပါတယ် 🙏',
  'ဆိုင်ဖွင့်ချိန် {openMy} – {closeMy}',
  '{shop}၊ {townMy}',
  'မေးစရာရှိရင် ကွန်မန့်မှာ ရေးခဲ့ပါ။',
  'လာရောက်အားပေးကြပါဦး။',
  'ဈေးနှုန်းအားလုံးကို ဆိုင်စာမျက်နှာမှာ ကြည့်နိုင်ပါတယ်။',
  'ဖုန်းမကိုင်ရင် Viber ပို့ထားပေးပါ၊ ပြန်ခေါ်ပါမယ်။',
  'မိတ်ဆွေများကိုလည်း ပြောပြပေးပါနော်။',
]

export const englishEnds: readonly string[] = [
  'Call {phone}.',
  'Open {open} to {close}.',
  'Questions? Write below, we read everything.',
  '{shop}, {town}.',
  'See you on {day}.',
  'အသေးစိတ် ဖုန်းဆက်မေးနိုင်ပါတယ်။',
  'Thank you for telling your friends.',
  'Viber is fastest.',
  'All our prices stand on our page.',
  'ကျေးဇူးတင်ပါတယ် 🙏',
]
