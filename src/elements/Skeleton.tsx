import { classNames } from './classNames.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** `picture` keeps the 4:3 space of a photo */
  variant?: 'text' | 'rounded' | 'circular' | 'picture'
  /** px, or a share of the space */
  width?: number | string
  /** px, or in lines */
  height?: number | string
  className?: string
}

/** Holds the place of something that is being loaded. */
export const Skeleton = ({ variant = 'text', width, height, className }: SkeletonProps) => (
  <span
    className={classNames(styles.skeleton, styles[variant], className)}
    style={width === undefined && height === undefined ? undefined : { width, height }}
  />
)
