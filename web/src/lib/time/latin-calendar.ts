/** Names of days and months in Latin, for inscriptions and academic occasions. */
export const latin: ILocale = {
  name: 'la',
  weekdays: [
    'dies Solis',
    'dies Lunae',
    'dies Martis',
    'dies Mercurii',
    'dies Iovis',
    'dies Veneris',
    'dies Saturni',
  ],
  months: [
    'Ianuarius',
    'Februarius',
    'Martius',
    'Aprilis',
    'Maius',
    'Iunius',
    'Iulius',
    'Augustus',
    'September',
    'October',
    'November',
    'December',
  ],
  formats: {},
  relativeTime: {},
}
