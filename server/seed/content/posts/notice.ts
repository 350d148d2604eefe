/**
 * A title and a text with places to fill: {shop} {town} {townMy} {product} {price} {priceMy} {other} {otherPrice}
 * {otherPriceMy} {open} {close} {openMy} {closeMy} {day} {dayMy} {phone} {count} {countMy}.
 */
export type Notice = readonly [title: string, text: string]
