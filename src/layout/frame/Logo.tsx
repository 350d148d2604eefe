import { publicFiles } from '#src/paths.ts'

/** The mark, ဈ with two dots; beside a name it says nothing of its own. */
export const Logo = ({ size = 36 }: { size?: number }) => (
  <img src={publicFiles.logo} alt="" width={size} height={size} style={{ display: 'block' }} />
)
