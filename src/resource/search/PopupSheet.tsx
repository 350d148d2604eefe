import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { classNames } from '#src/elements/classNames.ts'
import { addStyles } from '#src/theme/addStyles.ts'
import styles from './popup.css?inline'

// They come with the list, and not with every document.
addStyles(styles)

/** Floats over the screen, so that no content moves. A press inside must not take the focus from the search box. */
export const PopupSheet = (props: ComponentProps<'div'>) => <div {...props} className="popupSheet" />

/** A row of the list; `active` is where the arrow keys are. */
export const PopupRow = ({ active, ...rest }: ComponentProps<'div'> & { active: boolean }) => (
  <div {...rest} className={classNames('popupRow', active && 'popupActive')} />
)

/** The row's texts, each on a line of its own that is cut at its end. */
export const PopupWords = (props: ComponentProps<'span'>) => <span {...props} className="popupWords" />

interface PopupGroupProps {
  /** its heading, and its name for screen readers */
  title: string
  id: string
  children: ReactNode
}

/** Options that belong together, under what they are. */
export const PopupGroup = ({ title, id, children }: PopupGroupProps) => (
  <div role="group" aria-labelledby={id}>
    <div id={id} role="presentation" className="popupGroup">
      {title}
    </div>
    {children}
  </div>
)

/** The same of a grid; `action` is at the end of its heading. */
export const PopupRows = ({ title, id, action, children }: PopupGroupProps & { action: ReactElement | undefined }) => (
  <div role="rowgroup" aria-labelledby={id}>
    <div role="row" className="popupHeading">
      <span id={id} role="columnheader" className="popupGroup">
        {title}
      </span>
      {action && <span role="gridcell">{action}</span>}
    </div>
    {children}
  </div>
)
