/** Text for HTML and XML, in elements and quoted attributes: each sign of markup becomes a numeric reference (XML 1.0, section 4.1). */
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
