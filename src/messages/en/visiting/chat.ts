/** What chat groups are for, and what there is today. */
export const chat = {
  purpose: 'Chat groups will be for people of one trade or one township. There are none yet.',
  today: 'Today you can call a business or write to it from its page, and comment on its posts.',
}
