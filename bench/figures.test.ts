import { expect, test } from 'vitest'
import { figuresTable, reached, type Figure } from './figures.ts'

const figure = (rest: Partial<Figure>): Figure => ({ group: 'phone', what: '/home', value: 100, unit: 'ms', ...rest })

test('a goal is reached from 1 on, whichever way it is asked', () => {
  expect(reached(figure({ goal: { most: 150 } }))).toBe(1.5)
  expect(reached(figure({ limit: 80, goal: { mostOfLimit: 1.25 } }))).toBe(1)
  expect(reached(figure({ limit: 400, goal: { leastOfLimit: 0.5 } }))).toBe(0.5)
  expect(reached(figure({ goal: { leastOfLimit: 0.5 } }))).toBeUndefined()
  expect(reached(figure({}))).toBeUndefined()
})

test('the table says of each figure what is asked and whether it is reached', () => {
  const figures = [
    figure({ limit: 80, goal: { mostOfLimit: 1.15 } }),
    figure({ what: 'a < b', value: 0.004, unit: '', goal: { most: 0.02 } }),
    figure({ what: 'page by id', value: 2500, unit: 'answers/s', limit: 5000, goal: { leastOfLimit: 0.6 } }),
    figure({ what: 'create', value: 890, unit: 'answers/s', limit: 200, goal: { leastOfLimit: 3 } }),
    figure({ what: 'no goal' }),
    figure({ what: 'refused', value: 90, refused: 0.031 }),
  ]
  expect(figuresTable(figures).split('\n').slice(2)).toEqual([
    '| /home | 100 ms | 80 | 1.25 | ≤ 1.15 × limit | no |',
    '| a < b | 0.004 |  |  | ≤ 0.02 | yes |',
    '| page by id | 2,500 answers/s | 5,000 | 50 % | ≥ 60 % of limit | no |',
    '| create | 890 answers/s | 200 | 4.45 | ≥ 3 × limit | yes |',
    '| no goal | 100 ms |  |  |  |  |',
    '| refused | 90 ms, 3.1 % refused |  |  |  |  |',
  ])
})
