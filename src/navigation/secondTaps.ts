/** A second tap is the other half of a double tap if it comes within 350 ms and 30 px of the first in each direction. */
const [longestGapMs, farthestPx] = [350, 30]

/**
 * Many people tap twice. The first tap has opened another screen; the second would touch whatever is in that place there, or open the
 * same screen once more, so it counts for nothing. Where the screen is still the same, as with a counter, both count; so they do in menus
 * and tabs, which stay where they are.
 */
export function ignoreSecondTaps(): void {
  let [at, x, y, path] = [0, 0, 0, '']
  addEventListener(
    'click',
    (event) => {
      const { timeStamp, clientX, clientY, detail } = event
      const { pathname } = location
      const isInMenu = event.target instanceof Element && event.target.closest('nav') !== null
      const isNear = Math.max(Math.abs(clientX - x), Math.abs(clientY - y)) <= farthestPx
      // Without a detail it is a key, or clicked by a script.
      if (detail > 0 && path !== pathname && timeStamp - at < longestGapMs && isNear && !isInMenu) {
        event.preventDefault()
        event.stopPropagation()
      }
      ;[at, x, y, path] = [timeStamp, clientX, clientY, pathname]
    },
    true,
  )
}
