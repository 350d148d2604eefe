const trades = ['Tea Shop', 'Bakery', 'Phone Repair', 'Gold Shop', 'Pharmacy', 'Hardware', 'Tailor', 'Book Shop']
const names = ['Aung', 'Shwe', 'Mya', 'Thiri', 'Golden', 'Lucky', 'Hnin', 'Moe', 'Yadanar', 'Royal', 'Family', 'City']
const burmese = ['လက်ဖက်ရည်ဆိုင်', 'မုန့်ဆိုင်', 'ဖုန်းပြင်ဆိုင်', 'ရွှေဆိုင်', 'ဆေးဆိုင်', 'ပစ္စည်းဆိုင်', 'အပ်ချုပ်ဆိုင်', 'စာအုပ်ဆိုင်']

/** So many pages as a chamber of commerce may send them: both names, an address, a number, a place. None is like another. */
export function importedTable(rows: number): string {
  const lines = Array.from({ length: rows }, (_, n) => {
    const trade = n % trades.length
    const name = `${names[n % names.length]} ${names[(n * 7 + 3) % names.length]} ${n} ${trades[trade]}`
    const phone = `09${(250_000_000 + n).toString()}`
    const place = `${(16.7 + (n % 997) / 5000).toFixed(4)},${(96.1 + (n % 991) / 5000).toFixed(4)}`
    return `${name},${burmese[trade]} ${n},"No. ${n % 400}, ${names[(n * 5) % names.length]} Road",${phone},${place}`
  })
  return ['Name,Name (MM),Address,Phone,Lat,Long', ...lines, ''].join('\n')
}
