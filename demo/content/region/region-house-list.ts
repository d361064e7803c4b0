import { venues } from '#content/house/venues.ts'
import { regionVenues } from './venues.ts'

/** The six houses. The halls of Ennsfelden are near to one another: the Stadttheater stands for all. */
export const regionHouseList = [
  ...venues.filter(({ key }) => key === 'stadttheater'),
  ...regionVenues,
]
