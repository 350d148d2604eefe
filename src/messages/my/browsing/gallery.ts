import type { gallery as english } from '../../en/browsing/gallery.ts'

export const gallery: typeof english = {
  viewer: 'ပုံများ',
  picture: 'ပုံ',
  previous: 'ရှေ့ပုံ',
  next: 'နောက်ပုံ',
}
