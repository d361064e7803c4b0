/** Fields of the contract that together are a link, by their names in the graph. */
export type LinkParts = {
  /** The field of the graph that holds the link. */
  name: string
  /** The address; where there are two, the second is used if the first is empty. */
  url: readonly string[]
  /** The text of the link, where it has one of its own. */
  text?: string
  /** The text says something without a link as well, and stays a field. */
  keepsText?: true
  /** What it leads to, without "null if there is none". */
  description: string
  /** Editors cannot leave the link out. */
  isRequired?: true
}

const usualLink: LinkParts = {
  name: 'link',
  url: ['link'],
  text: 'linkText',
  description: 'Link of the teaser',
}

const linksOfTypes: Readonly<Record<string, readonly LinkParts[]>> = {
  BlogTeaserListItem: [
    { name: 'link', url: ['link'], description: 'Link of the teaser, in place of the article' },
  ],
  BreakingNews: [
    {
      name: 'link',
      url: ['link'],
      text: 'linkTitle',
      description: 'Link to more about the alert',
    },
  ],
  HeroMediaModule: [
    { name: 'link', url: ['buttonLink'], text: 'buttonText', description: 'Link of the button' },
  ],
  ImageListItem: [{ name: 'link', url: ['link'], description: 'Link of the picture' }],
  ImageModule: [
    { name: 'link', url: ['link'], description: 'Link of the picture' },
    { name: 'captionLink', url: ['linkUrl'], description: 'Link below the picture' },
  ],
  LinkModule: [
    {
      name: 'link',
      url: ['linkUrl', 'link'],
      text: 'linkText',
      isRequired: true,
      description: 'The link. A path without a language gets that of the page',
    },
  ],
  LogoListItem: [{ name: 'link', url: ['link'], description: 'Link of the logo' }],
  OpeningHours: [
    {
      name: 'link',
      url: ['alternativeLinkUrl'],
      text: 'alternativeText',
      keepsText: true,
      description: 'Link for more about the day, only in the first entry',
    },
  ],
  SearchAnswer: [
    {
      name: 'link',
      url: ['link'],
      text: 'linkTitle',
      isRequired: true,
      description: 'Link to where it is done',
    },
  ],
  // A run of text is itself what is linked.
  RichTextLeaf: [],
}

/** Types of the contract that are nothing but a link, with the field of their text. */
export const linkTypes: Readonly<Record<string, string>> = {
  AdminMenu: 'name',
  FooterLink: 'title',
}

/** The links that an object of the contract holds. */
export function linksOf(typeName: string, fieldNames: readonly string[]): readonly LinkParts[] {
  const links = linksOfTypes[typeName] ?? [usualLink]
  return links.filter(({ url }) => url.every((name) => fieldNames.includes(name)))
}
