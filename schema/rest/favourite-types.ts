/** What visitors can mark as a favourite. */
export const favouriteTypes = ['event', 'production', 'person', 'article'] as const
export type FavouriteType = (typeof favouriteTypes)[number]

/** Favourites of one type: as many as one call for their rows may name. */
export const maxFavouritesPerType = 100
