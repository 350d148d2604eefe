import { publicFiles } from '#src/paths.ts'

/**
 * The word မြန်မာ as SVG, in the colour of the text around it. It is on every English screen, and as text it would load a 47 KB font;
 * as a file of its own its outlines are in no script. Decorative; callers must name it.
 */
export const MyanmarWord = () => (
  <svg
    aria-hidden
    viewBox="0 -210 521 310"
    fill="currentColor"
    style={{ height: '1.55em', aspectRatio: '521 / 310', verticalAlign: '-0.5em' }}
  >
    <use href={`${publicFiles.myanmar}#word`} />
  </svg>
)
