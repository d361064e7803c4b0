/** What a form about mailings does. */
export const intents = {
  orderNewsletter: 'order-newsletter',
  endNewsletter: 'end-newsletter',
  orderFavouriteMails: 'order-favourite-mails',
  endFavouriteMails: 'end-favourite-mails',
  renewCalendar: 'renew-calendar',
  endCalendar: 'end-calendar',
} as const
