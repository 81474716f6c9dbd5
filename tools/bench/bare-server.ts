/** The baseline of the list benchmark: Express and the driver's own queries, nothing else. */
import express from 'express';
import mongoose from 'mongoose';

const [uri = '', userId = '', port = '0', trackSlugs = ''] = process.argv.slice(2);
const connection = await mongoose.createConnection(uri).asPromise();
const conversations = connection.collection('conversations');
const scenarios = connection.collection('scenarios');
const owner = new mongoose.Types.ObjectId(userId);
const slugs = trackSlugs.split(',');
const CARD = { searchText: 0, content: 0, ownerId: 0, inLibrary: 0 } as const;

const app = express();
app.get('/conversations', async (_req, res) => {
  const data = await conversations
    .find(
      { userId: owner },
      {
        projection: {
          status: 1,
          startedAt: 1,
          completedAt: 1,
          messageCount: 1,
          lastMessage: 1,
          overallScore: 1,
          'scenario._id': 1,
          'scenario.slug': 1,
          'scenario.title': 1,
          'scenario.difficulty': 1,
          'scenario.category': 1,
          'scenario.stakeholderType': 1,
          'scenario.stakeholderPersona.name': 1,
          'scenario.stakeholderPersona.type': 1,
          'scenario.stakeholderPersona.role': 1,
        },
      },
    )
    .sort({ startedAt: -1, _id: -1 })
    .limit(51)
    .toArray();
  res.json({ success: true, data: data.slice(0, 50) });
});

app.get('/scenarios', async (_req, res) => {
  const [data, total, best] = await Promise.all([
    scenarios.find({ inLibrary: true }, { projection: CARD }).sort({ position: 1, slug: 1 }).limit(201).toArray(),
    scenarios.countDocuments({ inLibrary: true }),
    conversations
      .aggregate([
        { $match: { userId: owner, status: 'completed' } },
        { $project: { _id: 0, 'scenario.slug': 1, overallScore: 1 } },
        { $group: { _id: '$scenario.slug', best: { $max: '$overallScore' } } },
      ])
      .toArray(),
  ]);
  res.json({ success: true, data, best, page: { nextCursor: null, total } });
});

app.get('/starter-kit', async (_req, res) => {
  const [data, attempts] = await Promise.all([
    scenarios.find({ inLibrary: true, slug: { $in: slugs } }, { projection: CARD }).toArray(),
    conversations
      .aggregate([
        {
          $match: {
            userId: owner,
            'scenario.slug': { $in: slugs },
            status: { $in: ['in_progress', 'analysing', 'completed'] },
          },
        },
        { $project: { 'scenario.slug': 1, status: 1, overallScore: 1, startedAt: 1 } },
        {
          $group: {
            _id: { slug: '$scenario.slug', completed: { $eq: ['$status', 'completed'] } },
            count: { $sum: 1 },
            first: {
              $top: {
                sortBy: { overallScore: -1, startedAt: -1, _id: -1 },
                output: { id: '$_id', score: '$overallScore' },
              },
            },
          },
        },
      ])
      .toArray(),
  ]);
  res.json({ success: true, data, attempts });
});
app.listen(Number(port), '127.0.0.1');
