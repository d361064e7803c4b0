import { xmlText } from './xml.ts'

type Channel = {
  title: string
  /** Address of the page that the feed belongs to. */
  link: string
  /** Address of the feed itself. */
  self: string
  description: string
  /** Such as `de-AT`. */
  language: string
  items: readonly string[]
}

/** A feed in RSS 2.0. `items` come from `rssItem`. */
export function rssChannel(channel: Channel): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', channel.title),
    element('link', channel.link),
    element('description', channel.description),
    element('language', channel.language),
    element('ttl', '60'),
    `<atom:link href="${xmlText(channel.self)}" rel="self" type="application/rss+xml"/>`,
    ...channel.items,
    '</channel></rss>\n',
  ].join('\n')
}

type Item = {
  title: string
  link: string
  description: string
  category?: string | undefined
  author?: string | undefined
  /** Stays the same whatever else changes. */
  id: string
  /** An instant in ISO 8601. */
  date: string
}

/** An entry of a feed. */
export function rssItem({ title, link, description, category, author, id, date }: Item): string {
  return [
    '<item>',
    element('title', title),
    element('link', link),
    element('description', description),
    category ? element('category', category) : '',
    author ? element('dc:creator', author) : '',
    `<guid isPermaLink="false">${xmlText(id)}</guid>`,
    element('pubDate', new Date(date).toUTCString()),
    '</item>',
  ].join('')
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`
