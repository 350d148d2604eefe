import { canonicalTokens } from '../variants.ts'

/**
 * Words that say what a business is, each line the words of one trade. Two names that share nothing but these are not alike, and names
 * that are alike but of two trades seldom mean one business.
 */
export const trades: readonly string[] = [
  'tea|tea shop|teashop|tea house|teahouse|tea garden|cold drink|cold drinks|လက်ဖက်ရည်|လက်ဖက်ရည်ဆိုင်|အအေး',
  'coffee|cafe|coffee shop|coffee house|espresso|ကော်ဖီ|ကော်ဖီဆိုင်|ကဖေး',
  'restaurant|restaurants|kitchen|food|foods|food house|eatery|diner|bbq|barbecue|grill|hotpot|hot pot|rice|noodle|noodle shop|' +
    'biryani|mohinga|kyay oh|snack|snacks|စားသောက်ဆိုင်|ထမင်းဆိုင်|ထမင်း|ထမင်းဟင်း|ထမင်းဟင်းစုံ|ခေါက်ဆွဲ|ခေါက်ဆွဲဆိုင်|ဒံပေါက်|ကြေးအိုး|မုန့်ဟင်းခါး|အကင်|ကင်ဆိုင်|ဟော့ပေါ့|အစားအသောက်|မုန့်တီ',
  'bakery|bakeries|cake|cakes|cake house|bread|pastry|မုန့်တိုက်|မုန့်|မုန့်ဆိုင်|ကိတ်|ကိတ်မုန့်',
  'grocery|groceries|mini mart|minimart|mart|super market|supermarket|convenience store|ကုန်စုံ|ကုန်စုံဆိုင်|ကုန်မျိုးစုံ|မီနီမတ်|မတ်|စတိုး|စတိုးဆိုင်',
  'pharmacy|drug|drug store|drugstore|medicine|medical store|ဆေးဆိုင်|ဆေးပဒေသာ',
  'clinic|clinics|doctor|dr|dental|dental clinic|hospital|medical|ဆေးခန်း|ဆေးရုံ|သွားဆေးခန်း|သွားနှင့်ခံတွင်းဆေးခန်း|ဒေါက်တာ',
  'beauty|salon|beauty salon|hair|hair salon|hairdresser|barber|barber shop|spa|nail|nails|အလှပြင်|အလှပြင်ဆိုင်|ဆံပင်|ဆံပင်ညှပ်|ဆံသ|ဆံသဆိုင်',
  'mobile|mobiles|mobile phone|phone|phones|phone shop|accessories|electronics|electronic|electric|electrical|ဖုန်း|ဖုန်းဆိုင်|မိုဘိုင်း|ဖုန်းပြင်|လျှပ်စစ်|လျှပ်စစ်ပစ္စည်း',
  'computer|computers|cctv|laptop|software|it solution|it solutions|ကွန်ပျူတာ|ကွန်ပျူတာဆိုင်|ကွန်ပျူတာပြင်',
  'gold shop|goldsmith|ပန်းထိမ်|ပန်းထိမ်ဆိုင်|jewellery|jewelry|jeweller|gems|ရွှေဆိုင်|လက်ဝတ်ရတနာ|စိန်ရွှေရတနာ|ကျောက်မျက်|ရတနာဆိုင်',
  'fashion|clothing|clothes|boutique|textile|textiles|tailor|tailors|tailoring|sewing|sewing house|dress maker|dressmaker|အထည်|အထည်ဆိုင်|အဝတ်အထည်|ဖက်ရှင်|အထည်ချုပ်|အပ်ချုပ်|အပ်ချုပ်ဆိုင်|စက်ချုပ်',
  'hotel|motel|hostel|inn|guest house|resort|ဟိုတယ်|တည်းခိုခန်း|တည်းခိုရိပ်သာ',
  'school|academy|education|training|training centre|tuition|kindergarten|ကျောင်း|သင်တန်း|သင်တန်းကျောင်း|ပညာရေး|ကျူရှင်|မူကြို|မူကြိုကျောင်း',
  'car|cars|auto|garage|workshop|car workshop|motor|motors|မော်တာ|spare part|spare parts|body paint|body and paint|tyre|tyres|ကား|ကားဝပ်ရှော့|ဝပ်ရှော့|တာယာ|ကားအရောင်းပြခန်း',
  'motorbike|bike|cycle|ဆိုင်ကယ်|ဆိုင်ကယ်ဆိုင်|ဆိုင်ကယ်ပြင်|စက်ဘီး',
  'bookshop|book|books|stationery|စာအုပ်|စာအုပ်ဆိုင်|စာရေးကိရိယာ',
  'fish|meat|chicken|prawn|seafood|fish market|အသားငါး|ငါး|ငါးဆိုင်|ငါးဒိုင်|ကြက်သား|ကြက်သားဆိုင်|ပုစွန်',
  'bank|ဘဏ်',
  'laundry|laundries|dry clean|dry cleaning|ပင်မင်း|ပင်မင်းဆိုင်',
  'photo|photo studio|studio|ဓာတ်ပုံ|ဓာတ်ပုံဆိုင်|ဓာတ်ပုံစတူဒီယို',
  'printing|printer|print|signs|ပုံနှိပ်|ပုံနှိပ်တိုက်|ဆိုင်းဘုတ်',
  'flower|flowers|florist|flower shop|ပန်းဆိုင်',
  'furniture|ပရိဘောဂ|ပရိဘောဂဆိုင်',
  'hardware|tool|tools|ကိရိယာ|building|building materials|construction|အိမ်ဆောက်ပစ္စည်း|အိမ်ဆောက်ပစ္စည်းဆိုင်|ဆောက်လုပ်ရေး',
  'travel|travels|tour|tours|express|ခရီးသွား|ခရီးသွားလုပ်ငန်း|ကားဂိတ်|အဝေးပြေး',
  'gym|fitness|sport|sports|အားကစား|ကာယဗလ',
  'market|ဈေး',
  'event|events|catering|wedding|wedding planner|decoration|ပွဲစီစဉ်ရေး|မင်္ဂလာပွဲစီစဉ်ရေး|မင်္ဂလာပွဲ',
  'agro|agriculture|farm|farm supplies|fertilizer|pump|pumps|စိုက်ပျိုးရေး|စိုက်ပျိုးရေးဆိုင်|ရေစုပ်စက်|မြေဩဇာ',
  'handicraft|handicrafts|souvenir|souvenirs|လက်မှုပစ္စည်း|အမှတ်တရပစ္စည်း',
  'optical|optics|glasses|မျက်မှန်|မျက်မှန်ဆိုင်',
  'shoe|shoes|footwear|sandals|ဖိနပ်|ဖိနပ်ဆိုင်',
  'cargo|transport|logistics|delivery|ပို့ဆောင်ရေး|ကုန်စည်ပို့ဆောင်ရေး',
  'real estate|property|အိမ်ခြံမြေ|အိမ်ခြံမြေအကျိုးဆောင်',
  'law|lawyer|lawyers|law firm|ရှေ့နေ|စာရင်းကိုင်',
]

/** Words that say nothing about a business, great towns among them. */
export const emptyWords =
  'a|an|and|at|by|for|in|of|on|the|with|shop|shops|store|stores|house|centre|center|corner|hub|co|company|ltd|limited|group|enterprise|' +
  'trading|service|services|branch|main branch|head office|official|wholesale|shopping|convenience|super|repair|repairs|fresh|original|new|myanmar|myanma|yangon|mandalay|naypyidaw|bago|mawlamyine|taunggyi|pathein|monywa|' +
  'နှင့်|ဆိုင်|ဆိုင်ခွဲ|ဆိုင်ကြီး|ဆိုင်များ|စင်တာ|ကုမ္ပဏီ|လီမိတက်|လုပ်ငန်း|ရောင်းဝယ်ရေး|အရောင်းဆိုင်|ဝန်ဆောင်မှု|လက်ကား|လက်လီ|ပြင်|ပြုပြင်|မြန်မာ|မြန်မာ့|ရောင်းချရေး|ဖြန့်ချိရေး'

/** Words that stand in the names of many businesses, of whatever trade. */
export const commonWords: ReadonlySet<string> = new Set(
  canonicalTokens(
    'shwe golden gold silver ngwe aung naing mya star royal new city lucky great good best first one family world asia ' +
      'mingalar diamond crystal sein king queen princess lion moon sun win thiri yadanar pyae phyo thit ' +
      'ရွှေ ငွေ အောင် နိုင် မြ ကြယ် မင်္ဂလာ စိန် လ နေ ဝင်း သီရိ ရတနာ ပြည့် ဖြိုး သစ် မြို့ တော် ကြီး ကို မ ဦး ဒေါ်',
  ),
)
