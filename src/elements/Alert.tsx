import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { svgIcon } from './icons/svgIcon.tsx'
import note from './Note.module.css'
import styles from './Alert.module.css'

const signs = {
  success: svgIcon(
    <path
      d={
        'M20,12A8,8 0 0,1 12,20A8,8 0 0,1 4,12A8,8 0 0,1 12,4C12.76,4 13.5,4.11 14.2,4.31L15.77,2.74C14.61,2.26 13.34,2 12,2A10,10 ' +
        '0 0,0 2,12A10,10 0 0,0 12,22A10,10 0 0,0 22,12M7.91,10.08L6.5,11.5L11,16L21,6L19.59,4.58L11,13.17L7.91,10.08Z'
      }
    />,
  ),
  error: svgIcon(
    <path
      d={
        'M11 15h2v2h-2zm0-8h2v6h-2zm.99-5C6.47 2 2 6.48 2 12s4.47 10 9.99 10C17.52 22 22 17.52 22 12S17.52 2 11.99 2zM12 20c-4.42 ' +
        '0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8z'
      }
    />,
  ),
}

/** What has become of an act, told to screen readers at once. Looks like MUI's alert. */
export function Alert({ severity, children }: { severity: keyof typeof signs; children: ReactNode }) {
  const Sign = signs[severity]
  return (
    <div role="alert" className={classNames(note.note, styles.alert, styles[severity])}>
      <span className={note.sign}>
        <Sign size="inherit" />
      </span>
      <div className={note.text}>{children}</div>
    </div>
  )
}
