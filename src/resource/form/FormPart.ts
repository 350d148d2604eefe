import type { ReactNode } from 'react'

/**
 * One of several forms that a record is filled in by. Leaving it asks nothing and loses nothing: its draft is found again. What
 * was not changed is not sent.
 */
export interface FormPart {
  /** tells its draft from those of the other parts */
  readonly name: string
  /** it lies over a screen: its fields scroll above its button */
  readonly inSheet?: boolean
  /** the label of its button */
  readonly button: string
  /** below the inputs of these fields, within the form's context */
  readonly below?: Readonly<Record<string, ReactNode>>
  /** above the button */
  readonly note?: ReactNode
  /** below the button */
  readonly otherWays?: ReactNode
}
