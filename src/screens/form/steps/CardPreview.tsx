import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import type { PageOnCard } from '#resources/cards.ts'
import { useOptions } from '#src/fields/inputs/useOptions.ts'
import { listSeparator } from '#src/fields/values/shownText.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { useGetList } from '#src/providers/reading.ts'
import { BusinessFacts } from '#src/resource/cards/BusinessFacts.tsx'
import { ListedCard } from '#src/resource/cards/BusinessCard.tsx'

/** The row that lists will show, while it is being written. It leads nowhere yet. */
export function CardPreview() {
  const t = useAllMessages()
  const { language } = useLanguage()
  const values: readonly unknown[] = useWatch({ name: ['Name', 'CategoryIds', 'CountryId', 'TownId'] })
  const [name, categoryIds, countryId, townId] = values.map((value) => String(value ?? '').trim())
  const { options } = useOptions({ to: 'category' })
  const recordOf = (list: readonly Readonly<Record<string, unknown>>[] | undefined, id: string | undefined) =>
    list?.find((one) => String(one['Id']) === id)
  const country = recordOf(useGetList('country', { meta: { full: true } }).data, countryId)
  const town = recordOf(useGetList('town', { meta: { full: true } }).data, townId)
  if (!name) return null
  const page = {
    Id: 0,
    Name: name,
    CountryName: country?.['Name'] ?? null,
    CountryBurmeseName: country?.['BurmeseName'] ?? null,
    CountryThumbnail: country?.['Thumbnail'] ?? null,
    TownName: town?.['Name'] ?? null,
    TownBurmeseName: town?.['BurmeseName'] ?? null,
    Hours: null,
    Closure: 'none',
    RatingCount: 0,
    FollowerCount: 0,
  } as PageOnCard
  const trade = options.filter(({ id }) => categoryIds?.split(',').includes(String(id))).map((option) => option.name)
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box component="figcaption" sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>
        {t.forms.cardPreview}
      </Box>
      <Box
        inert
        sx={(theme) => ({
          border: 1,
          borderColor: 'hairline',
          borderRadius: theme.radius.card,
          px: 1.5,
          bgcolor: 'background.paper',
        })}
      >
        <ListedCard record={page} pageId={null} to={paths.home} mark={null}>
          <BusinessFacts business={page} trade={trade.join(listSeparator[language])} />
        </ListedCard>
      </Box>
    </Box>
  )
}
