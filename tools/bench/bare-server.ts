/** The baseline of the list benchmark: Express and the driver's own query, nothing else. */
import express from 'express';
import mongoose from 'mongoose';

const [uri = '', userId = '', port = '0'] = process.argv.slice(2);
const connection = await mongoose.createConnection(uri).asPromise();
const conversations = connection.collection('conversations');
const app = express();
app.get('/conversations', async (_req, res) => {
  const data = await conversations
    .find(
      { userId: new mongoose.Types.ObjectId(userId) },
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
app.listen(Number(port), '127.0.0.1');
