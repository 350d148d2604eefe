import { choose } from '../chance.ts'

const day = 24 * 60 * 60 * 1000

/** The moment so many days before `now`, at a time of day when shops are awake in Yangon (UTC+6:30). */
export function daysBefore(now: Date, days: number, n: number): Date {
  const date = new Date(now.getTime() - days * day)
  date.setUTCHours(1 + choose(n, 901, 13), choose(n, 902, 60), choose(n, 903, 60), 0)
  return date > now ? new Date(now.getTime() - choose(n, 904, 3600) * 1000) : date
}
