import ChevronRight from '@mui/icons-material/ChevronRightRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Link } from 'react-router'
import { categoryListIn } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'

interface PageLineProps {
  /** any record with its page's fields */
  record: {
    PageId: number | null
    PageName?: string | null
    PageThumbnail?: string | null
    CountryThumbnail?: string | null
    Categories?: string | null
    BurmeseCategories?: string | null
  }
  /** shown below the name instead of the categories */
  note?: string
}

/** The page a record belongs to, as a link. */
export function PageLine({ record, note }: PageLineProps) {
  const { language } = useLanguage()
  if (record.PageId === null) return null
  return (
    <ButtonBase
      component={Link}
      to={paths.page(record.PageId)}
      sx={{
        display: 'flex',
        width: '100%',
        gap: 1.5,
        minHeight: 56,
        py: 1,
        textAlign: 'start',
        justifyContent: 'flex-start',
        borderRadius: (theme) => theme.radius.input,
      }}
    >
      <Avatar file={record.PageThumbnail} name={record.PageName} size={48} flag={record.CountryThumbnail} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ fontWeight: 700, lineHeight: 1.65, fontSize: '1rem' }}>{record.PageName}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.65 }}>
          {note ?? categoryListIn(record, language)}
        </Box>
      </Box>
      <ChevronRight />
    </ButtonBase>
  )
}
