import { tradeNames, trades, type TradeName } from './trades.ts'

export type DemoCategory = { key: TradeName; name: string; burmeseName: string; description: string }

/** The grid of the Dir tab (spec 2.86): one category a trade, in the order people ask for them. */
export const categories: readonly DemoCategory[] = tradeNames.map((key) => {
  const { name, burmeseName, english, burmese } = trades[key].category
  return { key, name, burmeseName, description: `${english} ${burmese}` }
})
