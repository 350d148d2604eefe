import type { Motif } from '../motifs.ts'

export type SeedCategory = { motif: Motif; name: string; burmeseName: string; description: string }

/** The grid of the Dir tab (spec section 2): one category a trade, in the order people ask for them. */
export const categories: readonly SeedCategory[] = [
  {
    motif: 'teaShop',
    name: 'Tea Shops',
    burmeseName: 'လက်ဖက်ရည်ဆိုင်များ',
    description: 'Tea, nan and a place to talk from early morning. မနက်စောစော လက်ဖက်ရည်တစ်ခွက်နဲ့ စကားပြောဖို့ နေရာများ။',
  },
  {
    motif: 'restaurant',
    name: 'Restaurants',
    burmeseName: 'စားသောက်ဆိုင်များ',
    description: 'Burmese, Shan, Chinese, Thai and more, for two or for a table of twenty. မိသားစု၊ မိတ်ဆွေများနဲ့ ထိုင်စားဖို့ ဆိုင်များ။',
  },
  {
    motif: 'streetFood',
    name: 'Street Food',
    burmeseName: 'လမ်းဘေးအစားအစာများ',
    description: 'Mohinga, salads, skewers and snacks from stalls and carts. မုန့်ဟင်းခါး၊ အသုပ်စုံ၊ အကင်နဲ့ သရေစာမျိုးစုံ။',
  },
  {
    motif: 'bakery',
    name: 'Bakeries and Cakes',
    burmeseName: 'မုန့်တိုက်နှင့် ကိတ်မုန့်များ',
    description: 'Bread, cakes to order and sweets for guests. ပေါင်မုန့်၊ မွေးနေ့ကိတ်နဲ့ ဧည့်ခံမုန့်များ။',
  },
  {
    motif: 'grocery',
    name: 'Groceries',
    burmeseName: 'ကုန်စုံဆိုင်များ',
    description: 'Rice, oil, onions and everything a kitchen runs out of. ဆန်၊ ဆီ၊ ကြက်သွန်ကစပြီး မီးဖိုချောင်သုံး ကုန်စုံများ။',
  },
  {
    motif: 'fishAndMeat',
    name: 'Fish and Meat',
    burmeseName: 'အသားငါးဆိုင်များ',
    description: 'Fresh from the boat and the morning market, cut as you ask. မနက်တိုင်း လတ်ဆတ်တဲ့ အသားငါး၊ စိတ်ကြိုက် ခုတ်ထစ်ပေးသော ဆိုင်များ။',
  },
  {
    motif: 'tailor',
    name: 'Tailors',
    burmeseName: 'အပ်ချုပ်ဆိုင်များ',
    description: 'Made to measure, let out, taken in and mended. ကိုယ်တိုင်းနဲ့ချုပ်၊ ပြင်၊ ဖာထေးပေးသော ဆိုင်များ။',
  },
  {
    motif: 'fashion',
    name: 'Clothes and Fashion',
    burmeseName: 'အဝတ်အထည်နှင့် ဖက်ရှင်',
    description: 'Longyi, shirts, school uniforms and what is worn this year. လုံချည်၊ ရှပ်၊ ကျောင်းဝတ်စုံနဲ့ ခေတ်ပေါ်အဝတ်အထည်များ။',
  },
  {
    motif: 'goldJewellery',
    name: 'Gold and Jewellery',
    burmeseName: 'ရွှေနှင့် လက်ဝတ်ရတနာ',
    description: 'Gold by the kyattha, gems and repairs, with a voucher. ရွှေထည်၊ ကျောက်မျက်၊ ဘောင်ချာအာမခံနှင့် ရောင်းဝယ်ရေး။',
  },
  {
    motif: 'beautySalon',
    name: 'Beauty Salons',
    burmeseName: 'အလှပြင်ဆိုင်များ',
    description: 'Hair, nails, bridal make-up and a head wash. ဆံပင်၊ လက်သည်း၊ သတို့သမီးအလှပြင်နှင့် ခေါင်းလျှော်။',
  },
  {
    motif: 'pharmacy',
    name: 'Pharmacies',
    burmeseName: 'ဆေးဆိုင်များ',
    description: 'Medicine, baby milk and advice, some of them day and night. ဆေးဝါး၊ ကလေးနို့မှုန့်နှင့် အကြံဉာဏ်၊ ညဖွင့်ဆိုင်များလည်း ပါဝင်သည်။',
  },
  {
    motif: 'clinic',
    name: 'Clinics and Doctors',
    burmeseName: 'ဆေးခန်းနှင့် ဆရာဝန်များ',
    description: 'General and specialist doctors, dentists and laboratories. အထွေထွေရောဂါကု၊ အထူးကု၊ သွားနှင့် ဓာတ်ခွဲခန်းများ။',
  },
  {
    motif: 'hotel',
    name: 'Hotels and Guest Houses',
    burmeseName: 'ဟိုတယ်နှင့် တည်းခိုခန်းများ',
    description: 'Rooms from a fan and a mat to a lake view. ပန်ကာခန်းကနေ ကန်ရှုခင်းခန်းအထိ တည်းခိုစရာများ။',
  },
  {
    motif: 'travel',
    name: 'Travel and Tours',
    burmeseName: 'ခရီးသွားလုပ်ငန်းများ',
    description: 'Pilgrimages, tickets and day trips with a guide. ဘုရားဖူးခရီးစဉ်၊ လက်မှတ်နှင့် ဧည့်လမ်းညွှန်ဝန်ဆောင်မှု။',
  },
  {
    motif: 'transport',
    name: 'Buses and Cargo',
    burmeseName: 'ကားဂိတ်နှင့် ကုန်စည်ပို့ဆောင်ရေး',
    description: 'Highway buses, parcels from gate to gate and house moves. အဝေးပြေးကား၊ ဂိတ်ချကုန်စည်နှင့် အိမ်ပြောင်းအိမ်ရွှေ့။',
  },
  {
    motif: 'carWorkshop',
    name: 'Car Workshops',
    burmeseName: 'ကားဝပ်ရှော့များ',
    description: 'Engine, body, tyres and air-conditioning. အင်ဂျင်၊ ဘော်ဒီ၊ တာယာနှင့် အဲကွန်းပြုပြင်ရေး။',
  },
  {
    motif: 'motorbike',
    name: 'Motorbikes',
    burmeseName: 'ဆိုင်ကယ်ဆိုင်များ',
    description: 'New and second-hand motorbikes, spare parts and repairs. ဆိုင်ကယ်အသစ်၊ တစ်ပတ်ရစ်၊ အပိုပစ္စည်းနှင့် ပြင်ဆိုင်များ။',
  },
  {
    motif: 'phoneShop',
    name: 'Mobile Phones',
    burmeseName: 'ဖုန်းဆိုင်များ',
    description: 'Handsets, top-up, screens and batteries changed while you wait. ဟန်းဆက်၊ ဖုန်းဘေလ်၊ မှန်နှင့် ဘက်ထရီ လဲလှယ်ပေးသော ဆိုင်များ။',
  },
  {
    motif: 'computer',
    name: 'Computers and CCTV',
    burmeseName: 'ကွန်ပျူတာနှင့် CCTV',
    description: 'Laptops, printers, cameras, networks and their repair. လက်ပ်တော့၊ ပရင်တာ၊ ကင်မရာ၊ ကွန်ရက်နှင့် ပြုပြင်ရေး။',
  },
  {
    motif: 'school',
    name: 'Schools and Courses',
    burmeseName: 'ကျောင်းနှင့် သင်တန်းများ',
    description: 'Languages, tuition, computing and trades for all ages. ဘာသာစကား၊ ကျူရှင်၊ ကွန်ပျူတာနှင့် အသက်မွေးပညာ သင်တန်းများ။',
  },
  {
    motif: 'bookshop',
    name: 'Books and Stationery',
    burmeseName: 'စာအုပ်နှင့် စာရေးကိရိယာ',
    description: 'Novels, textbooks, paper and everything for the first day of school. ဝတ္ထု၊ ကျောင်းသုံးစာအုပ်နှင့် စာရေးကိရိယာများ။',
  },
  {
    motif: 'hardware',
    name: 'Hardware and Building',
    burmeseName: 'အိမ်ဆောက်ပစ္စည်းဆိုင်များ',
    description: 'Cement, iron sheets, paint, pipes and tools. ဘိလပ်မြေ၊ သွပ်၊ ဆေး၊ ပိုက်နှင့် လက်နက်ကိရိယာများ။',
  },
  {
    motif: 'furniture',
    name: 'Furniture',
    burmeseName: 'ပရိဘောဂဆိုင်များ',
    description: 'Teak, rattan and flat-pack; beds, altars and shop counters. ကျွန်း၊ ကြိမ်နှင့် အသင့်ဆင် ပရိဘောဂများ။',
  },
  {
    motif: 'flowerShop',
    name: 'Flowers',
    burmeseName: 'ပန်းဆိုင်များ',
    description: 'For the altar, for a wedding, for an apology. ဘုရားပန်း၊ မင်္ဂလာပန်းနှင့် လက်ဆောင်ပန်းစည်းများ။',
  },
  {
    motif: 'farmSupplies',
    name: 'Farm Supplies',
    burmeseName: 'စိုက်ပျိုးရေးသုံးပစ္စည်းများ',
    description: 'Seed, fertiliser, pumps and feed, with advice for the season. မျိုးစေ့၊ မြေဩဇာ၊ ရေစုပ်စက်နှင့် အစာများ။',
  },
  {
    motif: 'photoStudio',
    name: 'Photo Studios',
    burmeseName: 'ဓာတ်ပုံဆိုင်များ',
    description: 'Licence photos in ten minutes, weddings for a lifetime. လိုင်စင်ဓာတ်ပုံမှ မင်္ဂလာဓာတ်ပုံအထိ ရိုက်ကူးပေးသော ဆိုင်များ။',
  },
  {
    motif: 'printing',
    name: 'Printing and Signs',
    burmeseName: 'ပုံနှိပ်နှင့် ဆိုင်းဘုတ်',
    description: 'Invitations, vouchers, vinyl and signboards. ဖိတ်စာ၊ ဘောင်ချာ၊ ဗီနိုင်းနှင့် ဆိုင်းဘုတ်လုပ်ငန်းများ။',
  },
  {
    motif: 'laundry',
    name: 'Laundries',
    burmeseName: 'ပင်မင်းဆိုင်များ',
    description: 'Washed, ironed and back the next day. လျှော်၊ မီးပူတိုက်ပြီး နောက်တစ်နေ့ ပြန်ရသော ဆိုင်များ။',
  },
  {
    motif: 'handicraft',
    name: 'Handicrafts',
    burmeseName: 'လက်မှုပစ္စည်းများ',
    description: 'Lacquer, weaving, umbrellas and puppets from those who make them. ယွန်းထည်၊ ယက်ကန်း၊ ပုသိမ်ထီးနှင့် ရုပ်သေးများ။',
  },
  {
    motif: 'gym',
    name: 'Gyms and Sports',
    burmeseName: 'အားကစားနှင့် ကာယဗလ',
    description: 'Weights, lethwei, football pitches by the hour. ကာယဗလ၊ လက်ဝှေ့နှင့် နာရီငှား ဘောလုံးကွင်းများ။',
  },
  {
    motif: 'legal',
    name: 'Lawyers and Accountants',
    burmeseName: 'ရှေ့နေနှင့် စာရင်းကိုင်များ',
    description: 'Contracts, land, company papers and tax. စာချုပ်စာတမ်း၊ မြေကိစ္စ၊ ကုမ္ပဏီမှတ်ပုံတင်နှင့် အခွန်။',
  },
  {
    motif: 'events',
    name: 'Events and Catering',
    burmeseName: 'ပွဲစီစဉ်ရေးနှင့် ဧည့်ခံကျွေးမွေးရေး',
    description: 'Weddings, novitiations, donations: tents, chairs, sound and food. မင်္ဂလာဆောင်၊ ရှင်ပြု၊ အလှူပွဲများအတွက် မဏ္ဍပ်၊ အသံနှင့် အကျွေးအမွေး။',
  },
]
