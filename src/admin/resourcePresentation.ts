import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import AuditIcon from '@mui/icons-material/FactCheckOutlined'
import BlockIcon from '@mui/icons-material/BlockOutlined'
import CategoryIcon from '@mui/icons-material/CategoryOutlined'
import CommentIcon from '@mui/icons-material/ModeCommentOutlined'
import CountryIcon from '@mui/icons-material/FlagOutlined'
import FollowingIcon from '@mui/icons-material/FavoriteBorderOutlined'
import HolidayIcon from '@mui/icons-material/EventOutlined'
import MissedIcon from '@mui/icons-material/SearchOffOutlined'
import NotificationIcon from '@mui/icons-material/NotificationsNoneOutlined'
import PageAdminIcon from '@mui/icons-material/ManageAccountsOutlined'
import PageIcon from '@mui/icons-material/StorefrontOutlined'
import PostIcon from '@mui/icons-material/DynamicFeedOutlined'
import ProductCategoryIcon from '@mui/icons-material/Inventory2Outlined'
import ProductIcon from '@mui/icons-material/SellOutlined'
import ProfileIcon from '@mui/icons-material/PersonOutlined'
import RatingIcon from '@mui/icons-material/StarBorderOutlined'
import RegionIcon from '@mui/icons-material/PublicOutlined'
import ReportIcon from '@mui/icons-material/OutlinedFlag'
import RewardIcon from '@mui/icons-material/RedeemOutlined'
import SettingIcon from '@mui/icons-material/TuneOutlined'
import TokenIcon from '@mui/icons-material/KeyOutlined'
import TownIcon from '@mui/icons-material/LocationCityOutlined'
import TransferIcon from '@mui/icons-material/SwapHorizOutlined'
import type { Resource } from '#resources'

/** Groups in the order of the sidebar: what is worked on, and last the records that only follow from it. */
export const groups = ['contents', 'moderation', 'people', 'places', 'system', 'records'] as const
export type Group = (typeof groups)[number]

interface Presentation {
  readonly group: Group
  readonly Icon: typeof PageIcon
}

/** Each resource's group in the sidebar and its icon; a resource without an entry is one of the contents. */
const presentations = new Map<string, Presentation>(
  Object.entries({
    page: { group: 'contents', Icon: PageIcon },
    post: { group: 'contents', Icon: PostIcon },
    product: { group: 'contents', Icon: ProductIcon },
    productCategory: { group: 'records', Icon: ProductCategoryIcon },
    category: { group: 'contents', Icon: CategoryIcon },
    article: { group: 'contents', Icon: ArticleIcon },
    holiday: { group: 'contents', Icon: HolidayIcon },
    profile: { group: 'people', Icon: ProfileIcon },
    pageAdmin: { group: 'records', Icon: PageAdminIcon },
    pageTransfer: { group: 'records', Icon: TransferIcon },
    pageFollowing: { group: 'records', Icon: FollowingIcon },
    pageBlock: { group: 'records', Icon: BlockIcon },
    report: { group: 'moderation', Icon: ReportIcon },
    comment: { group: 'moderation', Icon: CommentIcon },
    pageRating: { group: 'moderation', Icon: RatingIcon },
    town: { group: 'places', Icon: TownIcon },
    region: { group: 'places', Icon: RegionIcon },
    country: { group: 'places', Icon: CountryIcon },
    setting: { group: 'system', Icon: SettingIcon },
    notification: { group: 'records', Icon: NotificationIcon },
    reward: { group: 'records', Icon: RewardIcon },
    missedSearch: { group: 'contents', Icon: MissedIcon },
    audit: { group: 'system', Icon: AuditIcon },
    firebaseToken: { group: 'records', Icon: TokenIcon },
  }),
)

export const presentationOf = ({ name }: Pick<Resource, 'name'>): Presentation =>
  presentations.get(name) ?? { group: 'contents', Icon: ArticleIcon }
