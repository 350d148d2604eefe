/** Pictures over the whole screen. */
export const gallery = {
  viewer: 'Pictures',
  picture: 'Picture',
  previous: 'Previous picture',
  next: 'Next picture',
}
