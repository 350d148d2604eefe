import { svgIcon } from './svgIcon.tsx'

/**
 * A folded map, after Material Icons (svgIcon.tsx). These are apart from the other icons because few screens show them, and the first
 * load of the others does without.
 */
export const MapOutlinedIcon = svgIcon(
  <path
    d={
      'm20.5 3-.16.03L15 5.1 9 3 3.36 4.9c-.21.07-.36.25-.36.48V20.5c0 .28.22.5.5.5l.16-.03L9 18.9l6 2.1 ' +
      '5.64-1.9c.21-.07.36-.25.36-.48V3.5c0-.28-.22-.5-.5-.5' +
      'M10 5.47l4 1.4v11.66l-4-1.4zm-5 .99 3-1.01v11.7l-3 1.16zm14 11.08-3 1.01V6.86l3-1.16z'
    }
  />,
)

export const ListBulletedRoundedIcon = svgIcon(
  <path
    d={
      'M4 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3m0-6a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3m0 12a1.5 1.5 0 1 0 0 3 1.5 ' +
      '1.5 0 0 0 0-3M8 19h12a1 1 0 0 0 0-2H8a1 1 0 0 0 0 2m0-6h12a1 1 0 0 0 0-2H8a1 1 0 0 0 0 2M7 6a1 1 0 0 0 1 1h12a1 1 0 0 ' +
      '0 0-2H8a1 1 0 0 0-1 1'
    }
  />,
)
export const RefreshRoundedIcon = svgIcon(
  <path d="M17.65 6.35c-1.63-1.63-3.94-2.57-6.48-2.31-3.67.37-6.69 3.35-7.1 7.02C3.52 15.91 7.27 20 12 20c3.19 0 5.93-1.87 7.21-4.56.32-.67-.16-1.44-.9-1.44-.37 0-.72.2-.88.53-1.13 2.43-3.84 3.97-6.8 3.31-2.22-.49-4.01-2.3-4.48-4.52C5.31 9.44 8.26 6 12 6c1.66 0 3.14.69 4.22 1.78l-1.51 1.51c-.63.63-.19 1.71.7 1.71H19c.55 0 1-.45 1-1V6.41c0-.89-1.08-1.34-1.71-.71z" />,
)
