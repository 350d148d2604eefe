import { QRCodeSVG } from 'qrcode.react'

/** The picture of a link: black on white in every theme, with the margin that scanners want. */
export const QrCode = ({ link, title }: { link: string; title: string }) => (
  <QRCodeSVG
    value={link}
    title={title}
    role="img"
    level="M"
    marginSize={4}
    bgColor="#ffffff"
    fgColor="#000000"
    width="100%"
    height="100%"
  />
)
