import { declarations, type Product } from '#resources'
import { choiceOf, type Messages } from '#src/messages/index.ts'

/** Whether a product is new or used: what the price is for. */
export type Condition = NonNullable<Product['Condition']>

export const conditions: readonly Condition[] = declarations.product.fields.Condition.values

/** The word for it. */
export const conditionText = (condition: Condition, t: Messages): string =>
  choiceOf(t, declarations.product, 'Condition', condition)

/** In front of who sells it, where the product says so. */
export const withCondition = ({ Condition, PageName }: Pick<Product, 'Condition' | 'PageName'>, t: Messages): string =>
  [Condition && conditionText(Condition, t), PageName].filter(Boolean).join(' · ')
