import { article } from './article.ts'

export const photographs = article(
  'Good pictures of your goods with a cheap phone',
  'photoStudio/post-4',
  'You do not need a better phone. You need a window, a sheet of paper and five minutes. The pictures that sell on a small screen are not the artistic ones; they are the ones in which one can see what the thing is, how large it is and what condition it is in.',
  'Clean the lens. Pockets are full of dust, oil and thanakha, and a fingerprint on the glass makes everything look as if photographed in fog. A corner of a clean longyi is enough. This single habit improves more pictures than any setting in the phone.',
  'Use daylight and switch off the lamp. Put a table beside a window or in the doorway, out of the direct sun. Light that comes from the side shows the weave of a cloth and the grain of wood; light from your flash shows only the flash. Between nine and eleven in the morning, or after three, the light is soft. At noon it falls straight down and makes hard shadows. On a grey rainy day you can photograph the whole day long, because the cloud is a very large lampshade.',
  'Put something plain behind. A white sheet of cardboard bent upwards against the wall costs a few hundred kyat and lasts a year. For gold and gems take dark cloth without a shine; for white blouses take a light grey one. Do not photograph on the bed, on the floor, or with the neighbour’s shop behind. People look at backgrounds more than you think.',
  'Go near, and then a little nearer. The thing should fill three quarters of the picture. Do not use the zoom by spreading your fingers; that only makes the picture coarse. Move your feet. Hold the phone with both hands and your elbows against your body, touch the screen on the thing itself so that it becomes sharp, breathe out, and only then press.',
  'Show the size. A basket alone can be for eggs or for laundry. Put a hand, a teacup or a thousand-kyat note beside it once, and write the measure in the description.',
  'Take three pictures of every product: the whole, the detail, and the fault if there is one. A scratch that is shown is a bargain; a scratch that is discovered is a quarrel. For second-hand phones photograph the screen while it is lit. For clothes photograph the label. For food photograph it while it steams, from the side, not from above.',
  'Leave the filters alone. They make green mangoes yellow and gold red, and the buyer who opens the parcel will say so in the comments. If the colour is important, write it in words as well: “dark green, like a betel leaf”.',
  'Do not write the price or your phone number across the picture. It cannot be read on a small screen, it cannot be searched, and it cannot be changed next week. The page has fields for both.',
  'Lastly, send small. This app makes pictures smaller before they are sent, so you need no other program for it; but throw away the twenty you do not need. A customer on a slow line sees your three good pictures at once, and waits for your thirty middling ones not at all.',
)
