import type { Product } from '#resources'
import { sold } from '#resources/status.ts'

/** In their order, but what is gone behind what one can have (docs/rules.md#sold-things). */
export const soldLast = <P extends Pick<Product, 'Status'>>(products: readonly P[]): P[] =>
  [...products].sort((one, other) => Number(one.Status === sold) - Number(other.Status === sold))
