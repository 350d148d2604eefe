/** Addresses of the two shops named after their street. */
export const ownAddress: Readonly<Record<string, string>> = {
  '၃၈လမ်း အကင်နှင့် အသုပ်စုံ': '၃၈ လမ်း (အောက်ဘလောက်) ထိပ်၊ ကျောက်တံတားမြို့နယ်၊ ရန်ကုန်မြို့',
  '78 Mobile Zone': '78th Street, between 36th and 37th, Maha Aungmye Township, Mandalay',
}

/** Descriptions of those first shops whose sign says what they do more closely than their trade does. Key: the sign. */
export const ownWords: Readonly<Record<string, string>> = {
  'Little Sparrow Morning Tea':
    'Nan, dim sum and tea from five in the morning. Quiet corner by the window for those who came to read. စနေ၊ တနင်္ဂနွေ လူများတတ်ပါသည်။',
  'မင်းလှသစ် လက်ဖက်ရည်နှင့် အအေး': 'လက်ဖက်ရည်၊ ဖာလူဒါ၊ ရွှေရင်အေးနှင့် ကိုယ်တိုင်ဖုတ် မုန့်မျိုးစုံ ရပါသည်။ အပေါ်ထပ်မှာ မိသားစုခန်းရှိပါတယ်။',
  'Thiri Cafe & Tea (သီရိ)':
    'Coffee from Ywangan roasted in the back room, tea the way your uncle likes it. တောင်ကြီးဈေးနဲ့ ၅ မိနစ်ပဲ ဝေးပါတယ်။',
  'ဒေါ်စောရင် မြန်မာထမင်းဆိုင်':
    'ဝက်သားနီချက်၊ ငါးသလောက်ပေါင်း၊ ချဉ်ပေါင်ကြော် နေ့စဉ် ဟင်း ၂၀ ကျော် ချက်ပါသည်။ Come before one, the good ones go early.',
  'Inle Breeze Shan Kitchen':
    'Inle fish with tamarind, tofu nway and sticky rice, on a wooden deck over the canal. ငါးဟင်းနဲ့ တို့ဟူးနွေး အရသာစစ်စစ်ပါ။',
  'Red Lantern BBQ & Kitchen':
    'Roast duck hung in the window since five, grilled fish and beer-cold tamarind juice. Nineteenth Street without the noise.',
  'Bagan Tamarind Garden Restaurant':
    'Under three old tamarind trees on the road to the temples: curries, vegetables from our plot, and tamarind flakes to take away.',
  'Ko Htet Kyay Oh (ကိုထက်ကြေးအိုး)': 'ကြေးအိုးဆီချက်၊ ကြေးအိုးအရည်၊ ကြာဇံ၊ မုန့်တီ ရွေးစားနိုင်ပြီး အသားလုံး ကိုယ်တိုင်လုပ်ပါသည်။',
  'မော်လမြိုင်သူ ငါးဟင်းဆိုင်': 'မွန်ဟင်းလက်ရာ၊ ပင်လယ်ငါး လတ်လတ်ဆတ်ဆတ်၊ သရက်သီးသနပ်နှင့် စားရပါသည်။ Mon curries by the river road.',
  'ဒေါ်တင်တင် မုန့်ဟင်းခါး': 'ဧရာဝတီတိုင်း လက်ရာအတိုင်း ငါးခူ၊ ငှက်ပျောဥ များများနဲ့ ချက်တဲ့ မုန့်ဟင်းခါးပါ။ မနက် ၉ နာရီခွဲလောက် ကုန်တတ်ပါတယ်။',
  'Aunty Moe Mohinga':
    'Catfish, banana stem and patience, from half past five until the pot is empty. ပဲကြော်၊ ဘူးသီးကြော် ပူပူလေး ရပါမယ်။',
  '၃၈လမ်း အကင်နှင့် အသုပ်စုံ': 'ညနေပိုင်း အကင်၊ လက်ဖက်သုပ်၊ ဂျင်းသုပ်၊ တို့ဟူးသုပ်။ Skewers from 200 kyat, seats on the pavement until ten.',
  'ကိုရဲ ရှမ်းခေါက်ဆွဲ': 'ရှမ်းခေါက်ဆွဲ အရည်၊ အသုပ်၊ တို့ဟူးနွေး၊ မုန့်ညင်းချဉ် လားရှိုးလက်ရာစစ်စစ်ပါ။ မနက်ပိုင်း ထိုင်ခုံစောင့်ရတတ်ပါတယ်။',
  'မသီတာ မုန့်လက်ဆောင်း': 'မုန့်လက်ဆောင်း၊ ရွှေရင်အေး၊ ကျောက်ကျော။ နွေရာသီ နေ့ခင်း အေးအေးလေး သောက်သွားပါ။',
  'Rakhine Mote Ti – Ma Hla Phyu': 'ရခိုင်မုန့်တီ အရည်နှင့် အသုပ်၊ ငရုတ်သီးစိမ်းထောင်း စပ်စပ်လေး။ Hot in both senses.',
  'Zay Cho Night Market Skewers':
    'Pork, tripe, quail eggs and lady’s fingers on bamboo, dipped in our sour sauce. ညနေ ၅ နာရီမှ ည ၁၀ နာရီအထိ။',
  'Pyin Oo Lwin Strawberry Bakery':
    'Strawberry tarts in season, damson jam the rest of the year, and coffee from the slopes. မြို့လယ် နာရီစင်နားမှာပါ။',
  'ပုသိမ်ဟာလဝါ – ဒေါ်အေးမြင့်': 'ကောက်ညှင်း၊ ထောပတ်၊ နို့ စစ်စစ်နဲ့ ထိုးတဲ့ ပုသိမ်ဟာလဝါ။ နယ်ဝေးသို့ ဘူးပိတ်ထုပ်ပိုး ပို့ပေးပါသည်။',
  'Mya Mya Wedding Cakes':
    'Three tiers, five, or one good one. We carry it to the hall and put it up ourselves. စမ်းသပ်မြည်းရန် ရက်ချိန်းယူပါ။',
  'Family Choice Mini Mart':
    'Rice, snacks, soap and cold drinks until half past nine, parking in front. ဖုန်းမှာပြီး လာယူလို့ရပါတယ်။',
  'ပြည့်စုံ ဆန်၊ ဆီ၊ ကုန်မျိုးစုံ': 'ရွှေဘိုပေါ်ဆန်း စက်တိုက်ရိုက်ဈေး၊ နှမ်းဆီ၊ မြေပဲဆီ ဆီဆုံစစ်စစ် ရောင်းပါသည်။ နယ်ပို့လည်း ရပါသည်။',
  'Mingalar 24 Store':
    'Open all night on the ring road: water, noodles, batteries, phone cards, and coffee for drivers. ၂၄ နာရီ ဖွင့်ပါသည်။',
  'ဦးကျော်ဝင်း ငါးဒိုင်': 'မြိတ်ကမ်းရိုးတန်းထွက် ငါးရွှေ၊ ငါးမုတ်၊ ပုစွန်ကျား လက်ကားရောင်းဝယ်ရေး။ ရေခဲထုပ်ဖြင့် ရန်ကုန်အရောက် ပို့ပါသည်။',
  'Ko Latt Fresh Chicken':
    'Chicken killed at four, plucked, cut to your wish and in your pot by noon. ဆိုင်တွေအတွက် နေ့စဉ်ပို့ပေးပါတယ်။',
  'Moe Kaung Catering (မိုးကောင်း)':
    'Dan pauk for fifty or five hundred, served hot at your hall or monastery. အလှူ၊ မင်္ဂလာဆောင် တစ်လကြိုမှာပေးပါ။',
  'ရွှေချည်မျှင် လုံချည်ဆိုင်': 'အမရပူရထွက် အချိတ်၊ ဇင်းမယ်၊ ချည်လုံချည် စုံလင်စွာရှိပါသည်။ အလှူလုံချည် အများဝယ် အထူးဈေး။',
  'Hello Teen Boutique':
    'Oversize shirts, wide trousers and bags, new on Thursdays. Students show a card, we show kindness.',
  'Thazin School Uniforms': 'ကျောင်းစိမ်း၊ ရှပ်ဖြူ မူလတန်းမှ အထက်တန်းအထိ အရွယ်စုံ။ Shortened while you wait; knees reinforced free.',
  'ပုလဲနွယ် မြန်မာဝတ်စုံ': 'ရင်ဖုံး၊ ရင်စေ့၊ ပါတိတ်ဝမ်းဆက်၊ အချိတ်ဝမ်းဆက် အဆင်သစ်များ အပတ်စဉ် ဝင်ပါသည်။',
  'Yadanar Theingi Gold & Gems':
    'Rubies and spinels from our own valley, each with its paper, set in gold by our uncle. ကျောက်မျက် စစ်ဆေးချက်ပါရှိသည်။',
  'ဦးထွန်းမြင့် ပန်းထိမ်': 'လက်ရာပန်းထိမ် ၃၅ နှစ် အတွေ့အကြုံ။ လက်စွပ်၊ နားကပ်၊ ဆွဲကြိုး ပုံစံအတိုင်း ထု၊ ပြင်၊ အရောင်တင်ပေးပါသည်။',
  'Night Owl Pharmacy 24h':
    'Knock if the shutter is half down: someone is awake. Oxygen, nebulisers, night deliveries by motorbike. ညသန်းခေါင်လည်း ဖုန်းကိုင်ပါသည်။',
  '78 Mobile Zone':
    'Second-hand handsets tested for a week, screens replaced in an hour, on 78th Street. တစ်ပတ်ရစ် အာမခံ ၇ ရက်။',
  'ဉာဏ်လင်း ကွန်ပျူတာ': 'ကွန်ပျူတာ ရောင်းဝယ်၊ ပြုပြင်ပြီး အခြေခံ Word၊ Excel သင်တန်းလည်း ဖွင့်ပါသည်။',
  'Old Moulmein Books': 'Second-hand books in Burmese, Mon and English, a fan and a cat. ဝယ်၊ ရောင်း၊ ငှား အကုန်ရပါတယ်။',
  'Little Banyan Books & Toys':
    'Picture books in Burmese and English for one to ten, wooden puzzles, Saturday story hour at ten.',
  'တောင်ပေါ်သား သံနှင့်သွပ်': 'သွပ်ပြား၊ သံ၊ ဘိလပ်မြေ၊ ရေစည် တောင်ပေါ်အရောက် ပို့ပေးပါသည်။ မိုးမတွင်းမီ ကြိုမှာပါ။',
  'Rattan House Yangon':
    'Rocking chairs, baskets and cradles woven in the yard. We also mend what your grandmother bought here.',
  'ဝင်းဝင်း အိပ်ရာနှင့် ပရိဘောဂ': 'အိပ်ရာ၊ မွေ့ရာ၊ ခုတင်၊ ဗီရို အရစ်ကျ ရောင်းပါသည်။ မြို့တွင်း အခမဲ့ ပို့ပေးပါတယ်။',
  'Rose of Kalaw Flowers':
    'Roses, statice and lilies cut in our own garden at five, on the bus to Yangon at six. လက်ကားသာမက တစ်ပွင့်ချင်းလည်း ရောင်းပါသည်။',
  'ရွှေပန်းခိုင် မင်္ဂလာပန်း': 'မင်္ဂလာစင်မြင့်၊ ကားပန်း၊ လက်ကိုင်ပန်းစည်း ဒီဇိုင်းပုံစံ ပြပြီး အပ်နှံနိုင်ပါသည်။',
  'Orchid Lane':
    'Living orchids and how to keep them alive, plus quiet bouquets without plastic. ပန်းအိုးငှားရမ်းခြင်းလည်း ရပါသည်။',
  'U Tun Win Pumps & Seeds':
    'Pumps from two to eight inches, pipes, sprayers and the spare parts for all three. ရေစုပ်စက် ပြင်ပေးပါသည်။',
  'ပုဂံယွန်း – ဆရာမောင်မောင်':
    'ယွန်းဆယ့်လေးထပ်၊ ယွန်းကွပ်၊ ယွန်းခံ လက်ရာစစ်စစ်။ Visitors may watch; questions are welcome, bargaining is gentle.',
  'Inle Lotus Weaving':
    'Thread drawn by hand from lotus stems, woven on the lake: scarves, robes, one metre at a time. ကြာချည်သင်္ကန်း အပ်နှံနိုင်ပါသည်။',
  'Pathein Umbrella Workshop':
    'Cotton and paper umbrellas, bamboo cut and painted here; come and choose the flower. နေကာထီး၊ ဘုရားထီး အရွယ်စုံ။',
  'ရွှေချည်ထိုးနှင့် ရုပ်သေး – ဒေါ်ခင်လေး': 'ရွှေချည်ထိုး ကန့်လန့်ကာ၊ ရုပ်သေးရုပ်၊ ရှင်လောင်းဝတ်စုံ ကိုယ်တိုင်ထုတ် ရောင်းပါသည်။',
  'Chin Hills Coffee & Grocery':
    'Arabica from Falam slopes, elephant-foot yam, wild apple wine without the alcohol, and the week’s groceries.',
  'တောရွာလေး ဒေသထွက်ကုန်': 'ကယားခေါင်ရည်အိုး၊ ငရုတ်ကောင်း၊ ပျားရည်၊ လက်ယက်ထဘီ ဒေသထွက်ကုန် စစ်စစ်များ။',
  'Lan Thit Motor':
    'Motorbikes for hill roads, papers in order, and a mechanic who rides them himself. တောင်တက်လမ်းအတွက် ဘရိတ်နှင့် ချိန်း အထူးစစ်ပေးပါသည်။',
  'Gentleman Cut Tailoring': 'Suits, taikpon and trousers that sit. First fitting in four days, ready in nine.',
  'ဆရာမသန်းသန်း စက်ချုပ်နှင့် သင်တန်း': 'အမျိုးသမီးဝတ် ချုပ်လုပ်ပေးပြီး အခြေခံစက်ချုပ်သင်တန်း သုံးလ၊ လက်မှတ်ပေးပါသည်။',
  'ရတနာဦး မြန်မာဝတ်စုံ အပ်ချုပ်':
    'ရင်ဖုံး၊ ရင်စေ့၊ တိုက်ပုံ ရုံးဝတ်စုံများ ရုံးအပ်လျှင် အဖွဲ့လိုက် လာရောက်တိုင်းပေးပါသည်။ Office sets for ten or more measured at your desk.',
  'Hair Story by Ko Min': 'Men’s and women’s cuts, colour tests on paper before your head. နာရီချိန်း ကြိုယူရင် မစောင့်ရပါ။',
  'Moe Moe Nail Corner': 'Gel, art and repair, two chairs, good light. လက်သည်းခြေသည်း ဒီဇိုင်းသစ်များ အပတ်စဉ်။',
  'Bright Smile Dental':
    'Fillings, cleaning, braces and dentures; the price is written before the chair goes back. သွားစစ်ဆေးခြင်း အခမဲ့။',
  'Dr. Thant Children’s Clinic':
    'Fever, cough, growth and vaccines, from newborn to twelve. Toys are washed every evening. ကလေးအထူးကု နေ့စဉ် ညနေပိုင်း။',
  'ပုလဲ မျက်စိဆေးခန်း': 'မျက်စိစစ်၊ မျက်မှန်တိုင်း၊ အတွင်းတိမ်ခွဲစိတ်ရန် အကြံပေး။ သက်ကြီးရွယ်အိုများ ဦးစားပေးပါသည်။',
  'Central Lab & Clinic':
    'Blood, urine and X-ray under one roof, results on your phone the same day. အဖြေကို ဆရာဝန်က ရှင်းပြပေးပါသည်။',
  'Lake Mirror Guest House': 'Nine rooms by the canal, boats at the back steps, fog and coffee in the morning.',
  'Hotel Thanlwin View':
    'Forty rooms over the river, Mount Zwegabin from the roof. Bus tickets at the desk. သံလွင်မြစ်ရှုခင်း မြင်ရပါသည်။',
  'Pine Hill Lodge': 'Wooden rooms, fireplaces from November to February, and guides for the walk to Inle.',
  'Sea Palm Hotel Dawei': 'A white house near the market, scooters to rent for Maungmagan. မောင်းမကန်ကမ်းခြေသို့ ၂၅ မိနစ်။',
  'Old Capital Inn':
    'Between the market and the temples, bicycles free for guests. မြောက်ဦးဘုရားများသို့ စက်ဘီးဖြင့် သွားနိုင်ပါသည်။',
  'Ananda Trails':
    'Temple tours at dawn by e-bike, Popa by car, sunset from the river. Small groups, guides born here.',
  'Golden Rock Pilgrim Bus': 'ကျိုက်ထီးရိုး တောင်တက်ကားနှင့် အသွားအပြန်ခရီးစဉ် နေ့စဉ် ထွက်ပါသည်။ Leaves Kyaikto at six, back by four.',
  'Myeik Archipelago Day Trips':
    'Four islands, masks and lunch in one day, October to April; we do not sail when the wind says no.',
  'ကောင်းမြတ် လေယာဉ်နှင့် ကားလက်မှတ်': 'ပြည်တွင်းလေယာဉ်၊ အဝေးပြေးကားလက်မှတ် ဖုန်းဖြင့်မှာယူနိုင်ပြီး ပြန်အမ်း၊ ရက်ပြောင်း ကူညီပေးပါသည်။',
  'Quick Hand House Moving': 'Two trucks, six men, blankets for the glass. Price by the house, agreed the day before.',
  'Ayar River Cargo':
    'Rice, timber and salt by boat between Hinthada and Yangon, each bag counted twice. မြစ်ကြောင်းကုန်တင် အပတ်စဉ်။',
  'ကိုသိန်း အင်ဂျင်နှင့် ဂီယာ': 'အင်ဂျင်အိုဗာဟော၊ ဂီယာဘောက် ပြုပြင်ရေး အထူးပြု။ အာမခံ သုံးလ ပေးပါသည်။',
  'Cool Air Car Aircon': 'Gas, compressors, filters and that smell: cold before noon. ကားအဲကွန်း ဂတ်စ်ဖြည့်၊ ဆေးကြော။',
  'အောင်ထွန်း တာယာနှင့် ဘယ်လန်း': 'တာယာအသစ်၊ တစ်ပတ်ရစ်၊ ဘီးချိန်၊ ဘယ်လန်းချိန် စက်သစ်ဖြင့် လုပ်ပေးပါသည်။ လေဖြည့် အခမဲ့။',
  'Capital Body & Paint': 'Dents, rust and full paint in a dust-free booth. We photograph every stage for you.',
  'Happy Parrot English School':
    'Speaking first: classes of ten, ages six to sixty. The first lesson is free. စကားပြောဦးစားပေး သင်ပါသည်။',
  'ဆရာဇေယျာ သင်္ချာကျူရှင်': 'နဝမတန်းမှ ဒွါဒသမတန်းအထိ သင်္ချာဘာသာ အခြေခံကစ သင်ပေးပါသည်။ လစဉ် မိဘနှင့် တွေ့ဆုံပါသည်။',
  'Sakura Step Japanese': 'N5 to N2 with teachers who lived there, kanji by stories. ဂျပန်စာ အတန်းသစ် လတိုင်း ဖွင့်ပါသည်။',
  'ပန်းခင်း မူကြိုကျောင်း': 'အသက် ၂ နှစ်ခွဲမှ ၅ နှစ်အထိ။ ကစားရင်းသင်၊ နေ့လယ်စာနှင့် အိပ်ခန်း ပါဝင်ပါသည်။',
  'Mandalay Wedding Stories':
    'Two photographers from the first powder to the last guest; album in a month. မင်္ဂလာအကြိုပုံ အပြင်ရိုက် ရပါသည်။',
  'Ink & Invitation':
    'Wedding and novitiation cards on thirty papers; the Burmese is read twice before printing. ဖိတ်စာ ၁၀၀ မှစ၍ လက်ခံပါသည်။',
  'တံခွန်သစ် ဗီနိုင်းနှင့် ဆိုင်းဘုတ်': 'ဗီနိုင်း၊ စတစ်ကာ၊ LED ဆိုင်းဘုတ် ဒီဇိုင်းဆွဲမှ တပ်ဆင်အပြီး တာဝန်ယူပါသည်။',
  'Iron Naga Gym': 'Free weights, a rope, a bell, and a trainer who looks at your back first. နေ့စဉ်ကြေးနဲ့လည်း ကစားလို့ရပါတယ်။',
  'ရန်နိုင် ရိုးရာလက်ဝှေ့သင်တန်း': 'ကရင်ပြည်နယ် လက်ဝှေ့လက်ရာ။ ကလေးတန်း၊ လူကြီးတန်း၊ အမျိုးသမီးတန်း ခွဲသင်ပါသည်။',
  'Goal Five Futsal': 'Two pitches of artificial grass, lights until eleven, balls and bibs free. ကွင်းဘိုကင် ဖုန်းဖြင့် ယူပါ။',
  'ဦးစိုးမြင့် တရားလွှတ်တော်ရှေ့နေ': 'မြေ၊ အိမ်၊ အမွေ၊ စာချုပ်စာတမ်း ကိစ္စများ တိုင်ပင်ဆွေးနွေးနိုင်ပါသည်။ ရက်ချိန်းကြိုယူပါ။',
  'Clear Ledger Accounting & Tax':
    'Monthly books, commercial tax and yearly returns for small companies, in plain words. ပထမဆုံး တိုင်ပင်ခြင်း အခမဲ့။',
  'အောင်ပန်းတော် မဏ္ဍပ်နှင့် အသံချဲ့စက်': 'မဏ္ဍပ်၊ စားပွဲကုလားထိုင်၊ အသံချဲ့စက်၊ မီးစက် ငှားရမ်းပေးပါသည်။ ရှင်ပြုပွဲ အစုံစီစဉ်ပေးပါတယ်။',
  'Hnin Si Wedding Planner': 'One number for stage, flowers, music, guests and rain. မင်္ဂလာပွဲ အစအဆုံး စီစဉ်ပေးပါသည်။',
}
