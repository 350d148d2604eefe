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
